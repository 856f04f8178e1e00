import {
  type JSX,
  type RefObject,
  type SyntheticEvent,
  useState,
  useEffect,
  useLayoutEffect,
} from 'react';
import { blankToast, card } from '#words/tool.ts';
import { hasLineBreaks, isText } from '../../text/text.ts';
import { useChunk } from '../lib/chunk.ts';
import { href } from '../lib/href.ts';
import { useStore } from '../lib/store.ts';
import { showToast } from '../lib/toasts.ts';
import { typedText, useHydrated } from '../lib/browser.ts';
import { answerScript } from '../scripts.ts';
import leather from '../tab/Leather.module.css';
import { Button } from '../ui/Button.tsx';
import { isSameText, prepared, LONGEST_LARGE } from './letters.ts';
import styles from './Strap.module.css';
import { showAsTyped } from './useCodeField.ts';

/** By which a button elsewhere belongs to the form. */
export const FORM_ID = 'date-code';

interface StrapProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The element of the leather, over which the answer sews its threads. */
  readonly strap: RefObject<HTMLDivElement | null>;
  readonly isBusy: boolean;
  /** What the answer on the screen answers. The field holds it too, unless it has several lines. */
  readonly answeredText: string | undefined;
  /** What is being pressed, or stands pressed, as long as the field says the same. */
  readonly pressed: string | undefined;
  /** The same with two blanks in front of it, where letters have worn off. */
  readonly worn?: string | undefined;
  /** Whether it is struck now, letter after letter. */
  readonly isStruck: boolean;
  readonly onSubmit: (text: string) => void;
  /** Called with a text that is more than a code, which an input would glue into one line. */
  readonly onPaste: (text: string) => void;
  /** Called when a text of several lines, which the field can't hold, is submitted again. */
  readonly onRepeat: () => void;
}

/**
 * The strap of leather that takes a code. While a text is edited the input's own text stands on it; from the press until the
 * next edit that is transparent, and the drawing stands in the same place: the two are never both seen. The input is
 * uncontrolled, so that React keeps what is typed before the script arrives; a code that is even submitted before is kept by
 * boot/early-submit.ts.
 */
export function Strap(props: StrapProps): JSX.Element {
  const { field, strap, isBusy, answeredText = '', pressed, worn, isStruck } = props;
  const { onSubmit, onPaste, onRepeat } = props;
  const typed = useStore(typedText, '');
  const { fit, hasFont } = useFit(strap, typed);
  // What presses comes with what answers, since nothing is pressed before.
  const answers = useChunk(answerScript, pressed !== undefined);
  const isFitting = fit !== 'long' && hasFont;
  const isDrawn =
    answers !== undefined && pressed !== undefined && isFitting && isSameText(typed, pressed);
  const isAnswered = answeredText !== '' && (isDrawn || isSameText(typed, answeredText));
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
      id={FORM_ID}
      className={styles.form}
      method="get"
      action={href('/')}
      role="search"
      tabIndex={-1}
      onSubmit={submit}
    >
      <div
        ref={strap}
        className={`${leather.hide} ${styles.strap}`}
        data-fit={fit}
        data-drawn={isDrawn || undefined}
        data-worn={(isDrawn && worn !== undefined) || undefined}
      >
        <CodeInput
          {...props}
          onPaste={(text) => {
            holdFocus();
            onPaste(text);
          }}
        />
        <span className={styles.caret} />
        {isDrawn && <answers.Press text={worn ?? prepared(pressed)} isStruck={isStruck} />}
      </div>
      <div className={styles.go} hidden={isAnswered && !isBusy}>
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
          <span className={`${isBusy ? '' : styles.reserved} ${styles.busy}`}>
            <ButtonText {...card.busy} />
          </span>
          <span className={`${isBusy ? styles.reserved : ''} ${styles.idle}`}>
            <ButtonText {...card.button} />
          </span>
        </Button>
      </div>
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

function CodeInput({ field, isBusy, answeredText, onPaste }: StrapProps): JSX.Element {
  const [isComposing, setComposing] = useState(false);
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
      data-composing={isComposing || undefined}
      onInput={({ currentTarget }) => {
        showAsTyped(currentTarget);
      }}
      onCompositionStart={() => {
        setComposing(true);
      }}
      onCompositionEnd={() => {
        setComposing(false);
      }}
      onPointerDown={({ currentTarget }) => {
        delete currentTarget.dataset.ready;
      }}
      onKeyDown={(event) => {
        delete event.currentTarget.dataset.ready;
        // An Enter that ends a composition submits nothing.
        if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
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

/**
 * On a phone, in place of the long press that brings up a menu: it reads the clipboard on a tap. It stands under the empty
 * strap, and is not there where the browser forbids it.
 */
function PasteButton({
  onPaste,
}: {
  readonly onPaste: (text: string) => void;
}): JSX.Element | null {
  const isHydrated = useHydrated();
  const [isForbidden, setForbidden] = useState(false);
  if (!isHydrated || isForbidden || !('clipboard' in navigator)) return null;
  const paste = async () => {
    try {
      onPaste(await navigator.clipboard.readText());
    } catch {
      setForbidden(true);
    }
  };
  return (
    <button type="button" className={styles.paste} onClick={() => void paste()}>
      {card.paste}
    </button>
  );
}

/** How a text fits the strap: with its letters spaced out, drawn together, or small. */
type Fit = 'wide' | 'tight' | 'long';

/** How a text fits, and whether the face that it is drawn in is there. Without it nothing is drawn. */
function useFit(
  strap: RefObject<HTMLElement | null>,
  text: string,
): { readonly fit: Fit; readonly hasFont: boolean } {
  const [fit, setFit] = useState<Fit>('wide');
  const [hasFont, setFont] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const look = () => {
      setFont([...document.fonts].some(isStamp));
    };
    look();
    document.fonts.addEventListener('loadingdone', look);
    const observer = new ResizeObserver(() => {
      setWidth(strap.current?.clientWidth ?? 0);
    });
    if (strap.current) observer.observe(strap.current);
    return () => {
      document.fonts.removeEventListener('loadingdone', look);
      observer.disconnect();
    };
  }, [strap]);
  useLayoutEffect(() => {
    const input = strap.current?.querySelector('input');
    // eslint-disable-next-line react-hooks/set-state-in-effect -- measured where it is laid out
    if (input) setFit(fitOf(prepared(text), input));
  }, [strap, text, width, hasFont]);
  return { fit, hasFont };
}

function isStamp({ family, status }: FontFace): boolean {
  return status === 'loaded' && family.includes('Jost V');
}

/** Measured on a canvas, since the input itself is set as it fitted before. */
function fitOf(text: string, input: HTMLInputElement): Fit {
  if (text.length > LONGEST_LARGE) return 'long';
  const { paddingInlineStart, paddingInlineEnd, fontFamily } = getComputedStyle(input);
  const strap = input.parentElement;
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !strap) return 'wide';
  const size = parseFloat(getComputedStyle(strap).fontSize);
  context.font = `500 ${size}px ${fontFamily}`;
  context.fontKerning = 'none';
  const room =
    strap.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - 5;
  const width = (spacing: number) =>
    context.measureText(text).width + (text.length - 1) * spacing * size;
  const wide = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--apart'));
  return width(wide) <= room ? 'wide' : width(TIGHT) <= room ? 'tight' : 'long';
}

/** How far letters are drawn together, in em, as the sheet has it. */
const TIGHT = 0.04;
