import type { JSX, RefObject, SyntheticEvent } from 'react';
import { blankToast, card } from '#words/tool.ts';
import { showToast } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { href } from '../lib/href.ts';
import styles from './AnalysisCard.module.css';
import { Examples } from './Examples.tsx';
import { hasLines } from './lines.ts';

interface AnalysisCardProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  /** What could not be answered yet; it is asked for again where nothing else is. */
  readonly stuck: string;
  readonly onAsk: (code: string) => void;
  /** Called whenever somebody types. */
  readonly onType: () => void;
}

/**
 * The card that takes a code. The input is uncontrolled and the form has a real target, so that what is typed or even
 * sent before the script arrives is not lost.
 */
export function AnalysisCard({ stuck, ...props }: AnalysisCardProps): JSX.Element {
  const { field, isBusy, onAsk } = props;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    // Lines that were pasted never stood in the field.
    const code = typed.trim() === '' ? stuck : typed;
    if (code.trim() === '') showToast({ ...blankToast, tone: 'destructive' });
    else if (!isBusy) onAsk(code);
  };
  return (
    <form className={styles.card} method="get" action={href('/')} role="search" onSubmit={submit}>
      <div className={styles.line}>
        <CodeInput {...props} />
        <Button type="submit" tone="primary" disabled={isBusy} isBusy={isBusy}>
          <span className={styles.long}>{isBusy ? card.busy.long : card.button.long}</span>
          <span className={styles.short}>{isBusy ? card.busy.short : card.button.short}</span>
        </Button>
      </div>
      <noscript>
        <p className={styles.noScript}>{card.noScript}</p>
      </noscript>
      <Examples isBusy={isBusy} onAsk={onAsk} />
    </form>
  );
}

function CodeInput(props: Omit<AnalysisCardProps, 'stuck'>): JSX.Element {
  const { field, isBusy, onAsk, onType } = props;
  return (
    <input
      ref={field}
      className={styles.input}
      name="code"
      type="text"
      aria-label={card.label}
      placeholder={card.placeholder}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      disabled={isBusy}
      onInput={onType}
      onPaste={(event) => {
        // An input would glue the lines together.
        const text = event.clipboardData.getData('text');
        if (!hasLines(text)) return;
        event.preventDefault();
        onAsk(text);
      }}
    />
  );
}
