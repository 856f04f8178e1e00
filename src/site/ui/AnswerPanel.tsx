import type { JSX, ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './AnswerPanel.module.css';

interface AnswerPanelProps {
  readonly title: string;
  /** How sure the answer is; `open` where there is nothing to be sure of. */
  readonly tone: 'valid' | 'doubtful' | 'conflict' | 'invalid' | 'open';
  readonly children: ReactNode;
  readonly footNote?: string;
  readonly resetLabel: string;
  readonly onReset: () => void;
}

/** The frame of an answer. It can take the focus, because what asked for it may be gone. */
export function AnswerPanel(props: AnswerPanelProps): JSX.Element {
  const { title, tone, children, footNote, resetLabel, onReset } = props;
  return (
    <section className={styles.panel} tabIndex={-1} aria-labelledby="result-title">
      <h2 id="result-title" className={styles.title} data-tone={tone}>
        {title}
      </h2>
      {children}
      <footer className={styles.foot}>
        {footNote !== undefined && <p>{footNote}</p>}
        <Button tone="quiet" onClick={onReset}>
          {resetLabel}
        </Button>
      </footer>
    </section>
  );
}

interface AnswerBodyProps {
  /** The answer in one sentence. */
  readonly message: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** An answer that begins with what there is to say. */
export function AnswerBody({ message, help, children }: AnswerBodyProps): JSX.Element {
  return (
    <div className={styles.body}>
      <p className={styles.said}>{message}</p>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children}
    </div>
  );
}
