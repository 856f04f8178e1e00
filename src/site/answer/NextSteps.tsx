import { type JSX, type ReactNode, useId, useState } from 'react';
import { nextSteps } from '#words/check-sheet.ts';
import { href } from '../lib/href.ts';
import { copyWithToast } from '../lib/toasts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useChunk } from '../lib/chunk.ts';
import { type Later, laterScript } from '../scripts.ts';
import { MissingPart } from './Questions.tsx';
import styles from './Answer.module.css';

/** Composes a text, with what is loaded once somebody asks for it. */
type Compose = (later: Later) => string | undefined;

type ReadyText = 'message' | 'line' | 'explanation';

interface NextStepsProps {
  /** Composes the message to the seller. */
  readonly message: Compose;
  /** Composes a line for a listing; undefined where there is no code. */
  readonly line?: Compose;
  /** Composes how the code is read; undefined where there is no code. */
  readonly explanation?: Compose;
  /** Whether something differs or is doubtful, so that the next step is the heaviest thing on the screen. */
  readonly isUrgent?: boolean;
  /** Whether a seller's text was pasted: then a message to them is next, and otherwise the rest of the bag. */
  readonly isPasted?: boolean;
  /** What can be done with the answer, in one line of words. */
  readonly children?: ReactNode;
}

/**
 * The next step, as a button, and in one line of words what else can be done. Ready-made texts for a buyer to send to the
 * seller, for a seller to put into a listing, and for whoever doubts the reading are copied by the first press, and read with
 * the second.
 */
export function NextSteps(props: NextStepsProps): JSX.Element {
  const { message, line, explanation, isUrgent = false, isPasted = true, children } = props;
  const titleId = useId();
  const texts = { message, line, explanation };
  const [copied, setCopied] = useState<{ readonly text: ReadyText; readonly isOpen: boolean }>();
  const later = useChunk(laterScript, copied !== undefined);
  const copy = async (text: ReadyText) => {
    if (copied?.text === text) {
      setCopied({ text, isOpen: !copied.isOpen });
      return;
    }
    setCopied({ text, isOpen: false });
    await laterScript.request();
    const loaded = laterScript.get();
    // The line below says that it did not arrive.
    if (!loaded) return;
    const { copied: done, notCopied } = loaded.copyToasts;
    if (!(await copyWithToast(texts[text]?.(loaded) ?? '', done, notCopied)))
      setCopied({ text, isOpen: true });
  };
  const ready = (text: ReadyText, tone: 'primary' | 'quiet' | 'text') =>
    texts[text] && (
      <Button
        tone={tone}
        aria-expanded={copied?.text === text ? copied.isOpen : undefined}
        onClick={() => void copy(text)}
      >
        {copied?.text === text ? nextSteps.preview : nextSteps[text]}
      </Button>
    );
  const tone = isUrgent ? 'primary' : 'quiet';
  return (
    <section className={styles.steps} aria-labelledby={titleId} data-screen-only data-late>
      <h3 id={titleId}>
        <VisuallyHidden>{nextSteps.title}</VisuallyHidden>
      </h3>
      {isPasted ? (
        ready('message', tone)
      ) : (
        <ButtonLink tone={tone} href="/guide#check-list">
          {nextSteps.guide}
        </ButtonLink>
      )}
      {children !== undefined && <div className={styles.words}>{children}</div>}
      <div className={styles.words}>
        {isPasted ? (
          <a href={href('/guide#check-list')}>{nextSteps.guide}</a>
        ) : (
          ready('message', 'text')
        )}
        {ready('line', 'text')}
        {ready('explanation', 'text')}
      </div>
      {copied?.isOpen && later && (
        <p ref={bringUp} className={styles.text}>
          {texts[copied.text]?.(later)}
        </p>
      )}
      {copied && <MissingPart chunk={laterScript} />}
    </section>
  );
}

function bringUp(text: Element | null): void {
  text?.scrollIntoView({ block: 'nearest' });
}
