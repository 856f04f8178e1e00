import { type JSX, useId, useState } from 'react';
import { nextSteps } from '#words/check-sheet.ts';
import { href } from '../lib/href.ts';
import { copyWithToast } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useChunk } from '../lib/chunk.ts';
import { type Later, laterScript } from '../scripts.ts';
import { MissingPart } from './MissingPart.tsx';
import looks from '../ui/Looks.module.css';
import styles from './NextSteps.module.css';

/** Composes a text, with what is loaded once somebody asks for it. */
type Compose = (later: Later) => string | undefined;

interface NextStepsProps {
  /** Composes the message to the seller. */
  readonly message: Compose;
  /** Composes a line for a listing; undefined where there is no code. */
  readonly line?: Compose;
  /** Composes how the code is read; undefined where there is no code. */
  readonly explanation?: Compose;
  /** Whether something differs or is doubtful, so that the next step is the heaviest thing on the screen. */
  readonly isUrgent?: boolean;
}

/**
 * One next step, and behind it the others: ready-made texts for a buyer to send to the seller, for a seller to put into a
 * listing, and for whoever doubts the reading.
 */
export function NextSteps({
  message,
  line,
  explanation,
  isUrgent = false,
}: NextStepsProps): JSX.Element {
  const titleId = useId();
  const [first, ...others] = [
    { label: nextSteps.message, compose: message },
    { label: nextSteps.line, compose: line },
    { label: nextSteps.explanation, compose: explanation },
  ].flatMap(({ label, compose }) => (compose ? [{ label, compose }] : []));
  return (
    <section className={styles.steps} aria-labelledby={titleId} data-screen-only>
      <h3 id={titleId}>
        <VisuallyHidden>{nextSteps.title}</VisuallyHidden>
      </h3>
      {first && <ReadyText {...first} tone={isUrgent ? 'primary' : 'quiet'} />}
      <Disclosure
        look="button"
        show={<VisuallyHidden>{nextSteps.more}</VisuallyHidden>}
        className={styles.menu}
      >
        <div className={styles.others}>
          {others.map((other) => (
            <ReadyText key={other.label} {...other} tone="quiet" />
          ))}
        </div>
      </Disclosure>
      <p className={looks.note}>
        <a href={href('/guide#check-list')}>{nextSteps.guide}</a>
      </p>
    </section>
  );
}

interface ReadyTextProps {
  readonly label: string;
  readonly compose: Compose;
  readonly tone: 'primary' | 'quiet';
}

/** A text that a button copies, and that can be read before; where copying is blocked it opens to be copied by hand. */
function ReadyText({ label, compose, tone }: ReadyTextProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const later = useChunk(laterScript, isAsked);
  const copy = async () => {
    setAsked(true);
    await laterScript.request();
    const loaded = laterScript.get();
    // The line below says that it did not arrive.
    if (!loaded) return;
    const { copied, notCopied } = loaded.copyToasts;
    if (!(await copyWithToast(compose(loaded) ?? '', copied, notCopied))) setOpen(true);
  };
  return (
    <>
      <Button tone={tone} onClick={() => void copy()}>
        {label}
      </Button>
      <Disclosure
        look="text"
        className={styles.preview}
        show={nextSteps.preview}
        about={label}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          setAsked((before) => before || currentTarget.open);
        }}
      >
        {isOpen && later && <p ref={bringUp}>{compose(later)}</p>}
      </Disclosure>
      {isAsked && <MissingPart chunk={laterScript} />}
    </>
  );
}

function bringUp(text: Element | null): void {
  text?.scrollIntoView({ block: 'nearest' });
}
