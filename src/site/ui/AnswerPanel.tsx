import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './AnswerPanel.module.css';

interface AnswerPanelProps {
  /** A new one takes the focus. */
  readonly result: object;
  readonly title: string;
  readonly tone: 'valid' | 'invalid' | 'open';
  readonly children: ReactNode;
  readonly footNote?: string;
  readonly resetLabel: string;
  readonly onReset: () => void;
}

/** The frame of an answer. It takes the focus when it appears, because the button that asked for it was disabled or is far below. */
export function AnswerPanel(props: AnswerPanelProps): JSX.Element {
  const { result, title, tone, children, footNote, resetLabel, onReset } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const isAbove = (panel.current?.getBoundingClientRect().top ?? 0) < 0;
    panel.current?.scrollIntoView({ block: isAbove ? 'start' : 'nearest' });
  }, [result]);
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} aria-labelledby="result-title">
      <h2 id="result-title" className={styles[tone]}>
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
  readonly said: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** An answer that begins with what there is to say. */
export function AnswerBody({ said, help, children }: AnswerBodyProps): JSX.Element {
  return (
    <div className={styles.body}>
      <p className={styles.said}>{said}</p>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children}
    </div>
  );
}
