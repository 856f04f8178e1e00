import type { JSX, RefObject, SyntheticEvent } from 'react';
import { blankToast, card } from '#words/tool.ts';
import { SPACE } from '#words/text.ts';
import { showToast } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { href } from '../lib/href.ts';
import { isPlainClick } from '../lib/plain-click.ts';
import looks from '../ui/Looks.module.css';
import styles from './AnalysisCard.module.css';
import beforeScript from './before-script.module.css';
import { hasLineBreaks, isText } from '../../text/text.ts';
import { PasteButton } from './PasteButton.tsx';
import { showAsTyped } from './useCodeField.ts';

interface AnalysisCardProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  /** What the answer on the screen answers. The field holds it too, unless it has several lines. */
  readonly answeredText: string | undefined;
  readonly onSubmit: (text: string) => void;
  /** Called with a text that is more than a code, which an input would glue into one line. */
  readonly onPaste: (text: string) => void;
  /** Called with one of the examples. */
  readonly onChoose: (code: string) => void;
  /** Called when a text of several lines, which the field can't hold, is submitted again. */
  readonly onRepeat: () => void;
}

/**
 * The card that takes a code. The input is uncontrolled, so that React keeps what is typed before the script arrives; a
 * code that is even submitted before is kept by boot/early-submit.ts.
 */
export function AnalysisCard(props: AnalysisCardProps): JSX.Element {
  const { field, isBusy, answeredText = '', onSubmit, onPaste, onChoose, onRepeat } = props;
  // A field that gets locked loses the focus; the form keeps it nearby.
  const holdFocus = () => field.current?.form?.focus({ preventScroll: true });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (text.trim() === '') {
      if (hasLineBreaks(answeredText)) onRepeat();
      else showToast({ ...blankToast, tone: 'destructive' });
    } else if (!isBusy) {
      holdFocus();
      onSubmit(text);
    }
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
        <CodeInput
          {...props}
          onPaste={(text) => {
            holdFocus();
            onPaste(text);
          }}
        />
        <PasteButton
          onPaste={(text) => {
            const input = field.current;
            if (!input || isBusy || text.trim() === '') return;
            if (isText(text)) onPaste(text);
            else {
              input.setRangeText(text.trim(), 0, input.value.length);
              showAsTyped(input);
              input.focus();
            }
          }}
        />
        <Button type="submit" tone="primary" disabled={isBusy} isBusy={isBusy}>
          <span className={`${isBusy ? styles.label : styles.reserved} ${beforeScript.busy}`}>
            <ButtonText {...card.busy} />
          </span>
          <span className={`${isBusy ? styles.reserved : styles.label} ${beforeScript.idle}`}>
            <ButtonText {...card.button} />
          </span>
        </Button>
      </div>
      <noscript>
        <p className={looks.soft}>{card.noScript}</p>
      </noscript>
      <p className={beforeScript.missing} role="alert">
        {card.missing}
        {SPACE}
        <button type="button" data-reload>
          {card.reload}
        </button>
      </p>
      <Examples isBusy={isBusy} onChoose={onChoose} />
    </form>
  );
}

function ButtonText({
  long,
  short,
}: {
  readonly long: string;
  readonly short: string;
}): JSX.Element {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}

function CodeInput(props: AnalysisCardProps): JSX.Element {
  const { field, isBusy, answeredText, onPaste } = props;
  return (
    <input
      ref={field}
      className={`${styles.input} ${beforeScript.input}`}
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
      onInput={({ currentTarget }) => {
        showAsTyped(currentTarget);
      }}
      onFocus={({ currentTarget }) => {
        // Without a keyboard at hand to go on typing, the first touch selects what the next code replaces.
        if (currentTarget.value !== answeredText || !matchMedia('(pointer: coarse)').matches)
          return;
        requestAnimationFrame(() => {
          currentTarget.select();
        });
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        // A text that is put into another is being edited.
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const isWhole = selectionStart === 0 && selectionEnd === value.length;
        if (!isText(text) || !(isWhole || hasLineBreaks(text))) return;
        event.preventDefault();
        onPaste(text);
      }}
    />
  );
}

interface ExamplesProps {
  readonly isBusy: boolean;
  readonly onChoose: (code: string) => void;
}

/** Codes to try, one of each kind, on larger screens only. They are links, so that they work before the script arrives. */
function Examples({ isBusy, onChoose }: ExamplesProps): JSX.Element {
  return (
    <p className={`${looks.live} ${styles.examples}`} inert={isBusy}>
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
      <span>{card.hint}</span>
    </p>
  );
}
