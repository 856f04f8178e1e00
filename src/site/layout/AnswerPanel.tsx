import { createContext, type JSX, type ReactNode, type RefObject, use } from 'react';
import { shortReset } from '#words/result.ts';
import type { Tone } from '../../text/checks.ts';
import { Button } from '../ui/Button.tsx';
import kit from '../ui/Kit.module.css';
import styles from './AnswerPanel.module.css';

interface AnswerPanelProps {
  readonly title: string;
  /** What is doubtful about the answer; stands beside the title. */
  readonly verdict?: string | undefined;
  /** How certain the answer is; `open` if that does not apply. */
  readonly tone: Tone | 'invalid';
  /** What stands between the title and the strap. */
  readonly place?: ReactNode;
  /** What is sewn on the strap. */
  readonly threads?: ReactNode;
  /** What hangs from it. */
  readonly values?: ReactNode;
  readonly children: ReactNode;
  /** What stands beside the button that resets the answer: a paragraph. */
  readonly footNote?: ReactNode;
  readonly resetLabel: string;
  readonly onReset: () => void;
  /** What stands below that button: how to report a wrong answer. */
  readonly report?: ReactNode;
  /** What only a printed answer has, at its end. */
  readonly printedFoot?: ReactNode;
}

/** The panel of the answer on the screen, which takes the focus where the control that asked for it disappears. */
export const PanelContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** What stands above an answer, such as where its code was found; it is told below the values. */
export const NotesContext = createContext<ReactNode>(undefined);

/**
 * The frame of an answer, around the strap: its title above it, and all else below. It is focusable, because the control that
 * requested it may disappear.
 */
export function AnswerPanel(props: AnswerPanelProps): JSX.Element {
  const { title, verdict, tone, place, threads, values, children, footNote } = props;
  const { resetLabel, onReset } = props;
  const short = verdict === undefined ? undefined : shortReset;
  return (
    <section
      ref={use(PanelContext)}
      className={styles.panel}
      data-tone={tone}
      tabIndex={-1}
      aria-labelledby="result-title"
    >
      <div className={styles.said}>
        <div className={styles.line}>
          <h2 id="result-title" className={styles.title}>
            {/* Where the verdict wraps, the dot ends the line before it. */}
            <span>
              {title}
              {verdict !== undefined && <span data-late> ·</span>}
            </span>
            {verdict !== undefined && (
              <>
                {' '}
                <span className={styles.verdict} data-length={lengthOf(verdict)} data-late>
                  {verdict}
                </span>
              </>
            )}
          </h2>
          <Button tone="text" onClick={onReset} aria-label={resetLabel} data-screen-only data-late>
            {short === undefined ? (
              resetLabel
            ) : (
              <>
                <span className={styles.long}>{resetLabel}</span>
                <span className={styles.short}>{short}</span>
              </>
            )}
          </Button>
        </div>
        {place}
      </div>
      {threads}
      <div className={styles.below}>
        {values}
        {use(NotesContext)}
        {children}
        <footer className={`${kit.bar} ${kit.note} ${styles.foot}`}>
          {footNote}
          <Button tone="quiet" onClick={onReset}>
            {resetLabel}
          </Button>
        </footer>
        {props.report}
        {props.printedFoot}
      </div>
    </section>
  );
}

/** How long a verdict is, so that it fits the title's line on a phone. */
function lengthOf(verdict: string): 'long' | 'longer' | undefined {
  const length = widthOf(verdict);
  return length > 18 ? 'longer' : length > 17 ? 'long' : undefined;
}

/** How wide a text is, in letters: a kanji is as wide as two. */
export function widthOf(text: string): number {
  return text.replaceAll(/[^\0-\u2fff]/g, '00').length;
}

interface MessageProps {
  /** The answer in one sentence. */
  readonly message: string;
  /** Whether the sentence is too long for a headline on a phone. */
  readonly isLong?: boolean;
}

/** The sentence of an answer. */
export function Message({ message, isLong = false }: MessageProps): JSX.Element {
  return (
    <p className={styles['said-message']} data-long={isLong || undefined}>
      {message}
    </p>
  );
}

interface AnswerBodyProps extends MessageProps {
  readonly help?: string;
  readonly children: ReactNode;
}

/** The body of an answer, which begins with a sentence. */
export function AnswerBody({ help, children, ...said }: AnswerBodyProps): JSX.Element {
  return (
    <div className={styles.body}>
      <Message {...said} />
      {help !== undefined && <p className={`${kit.soft} ${kit.measure}`}>{help}</p>}
      {children}
    </div>
  );
}
