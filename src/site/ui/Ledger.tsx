import type { JSX, ReactNode } from 'react';
import styles from './Ledger.module.css';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** A long text as a ledger: what each part is about at the side, the part itself beside it. */
export function Ledger({ entries }: { readonly entries: readonly Entry[] }): JSX.Element {
  return (
    <div className={styles.ledger}>
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
