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
