import type { JSX, RefObject, SyntheticEvent } from 'react';
import { blankToast, card } from '#words/tool.ts';
import { showToast } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { href } from '../lib/href.ts';
import { isPlainClick } from '../lib/plain-click.ts';
import styles from './AnalysisCard.module.css';
import { hasLines } from './lines.ts';

interface AnalysisCardProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  /** What the field holds while its answer shows. */
  readonly answered: string | undefined;
  /** What could not be answered yet; it is asked for again where nothing else is. */
  readonly stuck: string;
  readonly onAsk: (code: string) => void;
  /** Called with an example, which is known. */
  readonly onChoose: (code: string) => void;
  /** Called whenever somebody types. */
  readonly onType: () => void;
}

/**
 * The card that takes a code. The input is uncontrolled and the form has a real target, so that what is typed or even
 * sent before the script arrives is not lost.
 */
export function AnalysisCard({ stuck, ...props }: AnalysisCardProps): JSX.Element {
  const { field, isBusy, onAsk } = props;
  const ask = (text: string) => {
    // What is about to be locked loses the focus; this way it is not lost.
    field.current?.form?.focus({ preventScroll: true });
    onAsk(text);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    // Lines that were pasted never stood in the field.
    const code = typed.trim() === '' ? stuck : typed;
    if (code.trim() === '') showToast({ ...blankToast, tone: 'destructive' });
    else if (!isBusy) ask(code);
  };
  return (
    <form
      className={styles.card}
      method="get"
      action={href('/')}
      role="search"
      tabIndex={-1}
      onSubmit={submit}
    >
      <div className={styles.line}>
        <CodeInput {...props} onAsk={ask} />
        <Button type="submit" tone="primary" disabled={isBusy} isBusy={isBusy}>
          <Label isShown={isBusy} {...card.busy} />
          <Label isShown={!isBusy} {...card.button} />
        </Button>
      </div>
      <noscript>
        <p className={styles.noScript}>{card.noScript}</p>
      </noscript>
      <Examples onChoose={props.onChoose} />
    </form>
  );
}

interface LabelProps {
  readonly isShown: boolean;
  readonly long: string;
  readonly short: string;
}

/** What the button says, at this moment or else; both take their room, so that it keeps its size. */
function Label({ isShown, long, short }: LabelProps): JSX.Element {
  return (
    <span className={isShown ? styles.label : styles.reserved}>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </span>
  );
}

function CodeInput(props: Omit<AnalysisCardProps, 'stuck'>): JSX.Element {
  const { field, isBusy, answered, onAsk, onType } = props;
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
      onFocus={({ currentTarget }) => {
        // Where no keyboard was at hand to go on typing, the first touch selects what the next code replaces.
        if (currentTarget.value !== answered || !matchMedia('(pointer: coarse)').matches) return;
        requestAnimationFrame(() => {
          currentTarget.select();
        });
      }}
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

/**
 * Codes to try, one of each kind, for those who have none at hand; on larger screens only. They are links, so that they
 * lead to their answer before the script arrives as well.
 */
function Examples({ onChoose }: Pick<AnalysisCardProps, 'onChoose'>): JSX.Element {
  return (
    <p className={styles.examples}>
      <span>{card.examplesLabel}</span>
      {card.examples.map((code) => (
        <a
          key={code}
          className={styles.example}
          href={href(`/#code=${encodeURIComponent(code)}`)}
          onClick={(click) => {
            if (!isPlainClick(click)) return;
            click.preventDefault();
            onChoose(code);
          }}
        >
          {code}
        </a>
      ))}
      <span className={styles.hint}>{card.hint}</span>
    </p>
  );
}
