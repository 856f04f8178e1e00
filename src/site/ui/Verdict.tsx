import type { JSX, ReactNode } from 'react';
import styles from './Verdict.module.css';

interface VerdictProps {
  readonly verdict: 'match' | 'possible' | 'conflict' | 'fits' | 'none' | 'too-early' | 'after-end';
  readonly title: string;
  /** What was held against the code. */
  readonly subject: string;
  /** Paragraphs; the last one, usually the sources, stands back. */
  readonly children: ReactNode;
}

/** Whether something fits the code, and why. */
export function Verdict({ verdict, title, subject, children }: VerdictProps): JSX.Element {
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <p>
        <strong>{title}</strong> <span className={styles.subject}>{subject}</span>
      </p>
      {children}
    </div>
  );
}
