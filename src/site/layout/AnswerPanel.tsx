import { createContext, type JSX, type ReactNode, type RefObject, use } from 'react';
import type { Tone } from '../../text/checks.ts';
import { Button } from '../ui/Button.tsx';
import { Plate } from '../ui/Plate.tsx';
import looks from '../ui/Looks.module.css';
import styles from './AnswerPanel.module.css';

interface AnswerPanelProps {
  readonly title: string;
  /** What is doubtful about the answer; stands beside the title. */
  readonly verdict?: string | undefined;
  /** How certain the answer is; `open` if that does not apply. */
  readonly tone: Tone | 'invalid';
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

/** The frame of an answer. It is focusable, because the control that requested it may disappear. */
export function AnswerPanel(props: AnswerPanelProps): JSX.Element {
  const { title, verdict, tone, children, footNote, resetLabel, onReset } = props;
  return (
    <section
      ref={use(PanelContext)}
      className={styles.panel}
      tabIndex={-1}
      aria-labelledby="result-title"
    >
      <h2 id="result-title" className={styles.title} data-tone={tone}>
        {/* Where the verdict wraps, the dot ends the line before it. */}
        <span>{verdict === undefined ? title : `${title} ·`}</span>
        {verdict !== undefined && (
          <>
            {' '}
            <span className={styles.verdict} data-late>
              {verdict}
            </span>
          </>
        )}
      </h2>
      {children}
      <footer className={`${looks.bar} ${looks.note} ${styles.foot}`}>
        {footNote}
        <Button tone="quiet" onClick={onReset}>
          {resetLabel}
        </Button>
      </footer>
      {props.report}
      {props.printedFoot}
    </section>
  );
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
    <p className={styles.said} data-long={isLong || undefined}>
      {message}
    </p>
  );
}

interface AnswerBodyProps extends MessageProps {
  readonly help?: string;
  /** The tab, which stands beside the sentence. */
  readonly tab?: ReactNode;
  readonly children: ReactNode;
}

/** The body of an answer, which begins with a sentence. */
export function AnswerBody({ help, tab, children, ...said }: AnswerBodyProps): JSX.Element {
  const words = (
    <>
      <Message {...said} />
      {help !== undefined && <p className={`${looks.soft} ${looks.measure}`}>{help}</p>}
    </>
  );
  return (
    <>
      {tab !== undefined && <Plate tab={tab}>{words}</Plate>}
      <div className={styles.body}>
        {tab === undefined && words}
        {children}
      </div>
    </>
  );
}
