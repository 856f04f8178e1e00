import type { JSX, ReactNode } from 'react';
import kit from '../ui/Kit.module.css';
import looks from '../ui/Looks.module.css';
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
    <dl className={kit.ledger}>
      {facts.map(({ name, remark, text, sources }) => (
        <div key={name}>
          <dt>
            {name} {remark !== undefined && <small className={styles.remark}>{remark}</small>}
          </dt>
          <dd className={looks.measure}>{text}</dd>
          {sources !== undefined && <dd className={looks.note}>{sources}</dd>}
        </div>
      ))}
    </dl>
  );
}
