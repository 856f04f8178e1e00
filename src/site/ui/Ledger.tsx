import type { JSX, ReactNode } from 'react';
import kit from './Kit.module.css';
import styles from './Ledger.module.css';

interface LedgerSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface LedgerProps {
  readonly entries: readonly LedgerSection[];
  /** Whether to number the sections, so that they can be cited. */
  readonly isNumbered: boolean;
}

/** A long text with the titles of its sections in a column at the side. */
export function Ledger({ entries, isNumbered }: LedgerProps): JSX.Element {
  return (
    <div className={`${kit.ledger} ${isNumbered ? styles.numbered : styles.ledger}`}>
      {entries.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={kit.small}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}

interface SmallTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    /** The first one names the row. */
    readonly cells: readonly ReactNode[];
  }[];
  readonly className?: string | undefined;
}

/** A table of few columns, which stands still. */
export function SmallTable({ columns, rows, className = '' }: SmallTableProps): JSX.Element {
  return (
    <table className={`${kit.table} ${className}`.trim()}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
