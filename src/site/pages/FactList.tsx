import type { JSX, ReactNode } from 'react';
import styles from './FactList.module.css';

interface Fact {
  readonly name: string;
  /** A few words under the name. */
  readonly remark?: string;
  readonly text: string;
  readonly sources?: ReactNode;
}

/** Facts in rows: what about, what is known, and who says so. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): JSX.Element {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, remark, text, sources }) => (
        <div key={name}>
          <dt>
            {name} {remark !== undefined && <span>{remark}</span>}
          </dt>
          <dd>{text}</dd>
          {sources !== undefined && <dd className={styles.sources}>{sources}</dd>}
        </div>
      ))}
    </dl>
  );
}
