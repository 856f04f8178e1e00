import type { JSX, ReactNode } from 'react';
import styles from './Ledger.module.css';

interface LedgerSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface LedgerProps {
  readonly entries: readonly LedgerSection[];
  /** Numbers the parts, where people may have to cite them. */
  readonly isNumbered: boolean;
}

/** A long text as a ledger: what each part is about at the side, the part itself beside it. */
export function Ledger({ entries, isNumbered }: LedgerProps): JSX.Element {
  return (
    <div className={isNumbered ? styles.numbered : styles.ledger}>
      {entries.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}
