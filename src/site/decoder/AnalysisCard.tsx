import type { JSX, RefObject, SyntheticEvent } from 'react';
import { blankToast, card } from '../../content/card.ts';
import { showToast } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './AnalysisCard.module.css';
import { Examples } from './Examples.tsx';
import { loadAnswering } from './useAnswering.ts';

interface AnalysisCardProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  readonly onAsk: (code: string) => void;
}

/**
 * The card that takes a code. The input is uncontrolled and the form has a real target, so that what is typed or even
 * sent before the script arrives is not lost.
 */
export function AnalysisCard({ field, isBusy, onAsk }: AnalysisCardProps): JSX.Element {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = field.current?.value ?? '';
    if (code.trim() === '') showToast({ ...blankToast, tone: 'destructive' });
    else if (!isBusy) onAsk(code);
  };
  return (
    <form className={styles.card} method="get" action="/" role="search" onSubmit={submit}>
      <div className={styles.line}>
        <CodeInput field={field} isBusy={isBusy} />
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

function CodeInput({ field, isBusy }: Pick<AnalysisCardProps, 'field' | 'isBusy'>): JSX.Element {
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
      onInput={(event) => {
        // What is missing now is told once the code is sent.
        loadAnswering().catch(() => undefined);
        capitalize(event);
      }}
      onCompositionEnd={capitalize}
    />
  );
}

/** Upper-cases what is typed and leaves the caret where it is; an input method is let finish first. */
function capitalize({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>): void {
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const { value, selectionStart, selectionEnd } = currentTarget;
  const upper = value.toUpperCase();
  if (upper === value) return;
  currentTarget.value = upper;
  currentTarget.setSelectionRange(selectionStart, selectionEnd);
}
