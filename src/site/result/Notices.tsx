import type { JSX } from 'react';
import type { ValidResult } from '../../heatstamp.ts';
import { standingWords } from '#words/result.ts';
import styles from './Notices.module.css';

/** What speaks against the answer, or is to be known with it. */
export function Notices({
  result: { notices, standing },
}: {
  readonly result: ValidResult;
}): JSX.Element | null {
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices} data-standing={standing}>
      {standing !== 'documented' && <h3>{standingWords[standing]}</h3>}
      {notices.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
