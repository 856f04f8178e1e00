import { type JSX, useId, useState } from 'react';
import { nextSteps } from '#words/check-sheet.ts';
import { href } from '../lib/href.ts';
import { copyWithToast } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { useChunk } from '../lib/chunk.ts';
import { type Later, laterScript } from '../scripts.ts';
import { MissingPart } from './MissingPart.tsx';
import styles from './NextSteps.module.css';

/** Composes a text, with what is loaded once somebody asks for it. */
type Compose = (later: Later) => string | undefined;

interface NextStepsProps {
  /** Composes the message to the seller; undefined where there is nothing to ask. */
  readonly message: Compose | undefined;
  /** Composes a line for a listing; undefined where there is no code. */
  readonly line?: Compose;
  /** Composes how the code is read; undefined where there is no code. */
  readonly explanation?: Compose;
  /** What comes before all else. */
  readonly first?: string | false;
}

/**
 * Ready-made texts: for a buyer to send to the seller, for a seller to put into a listing, and for whoever doubts the
 * reading.
 */
export function NextSteps({ message, line, explanation, first }: NextStepsProps): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.steps} aria-labelledby={titleId} data-screen-only>
      <h3 id={titleId}>{nextSteps.title}</h3>
      {first && <p>{first}</p>}
      <p>
        <a href={href('/guide#check-list')}>{nextSteps.guide}</a>
      </p>
      {message && <ReadyText label={nextSteps.message} compose={message} />}
      {line && <ReadyText label={nextSteps.line} compose={line} />}
      {explanation && <ReadyText label={nextSteps.explanation} compose={explanation} />}
    </section>
  );
}

interface ReadyTextProps {
  readonly label: string;
  readonly compose: Compose;
}

/** A text that a button copies, and that can be read before; where copying is blocked it opens to be copied by hand. */
function ReadyText({ label, compose }: ReadyTextProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const later = useChunk(laterScript, isAsked);
  const copy = async () => {
    setAsked(true);
    await laterScript.request();
    const loaded = laterScript.get();
    // The line below says that it did not arrive.
    if (loaded === undefined || loaded === 'missing') return;
    const { copied, notCopied } = loaded.copyToasts;
    if (!(await copyWithToast(compose(loaded) ?? '', copied, notCopied))) setOpen(true);
  };
  return (
    <div className={styles.ready}>
      <Button tone="quiet" onClick={() => void copy()}>
        {label}
      </Button>
      <Disclosure
        look="text"
        show={nextSteps.preview}
        about={label}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          setAsked((before) => before || currentTarget.open);
        }}
      >
        {isOpen && later !== undefined && later !== 'missing' && (
          <p ref={bringUp} className={styles.preview}>
            {compose(later)}
          </p>
        )}
      </Disclosure>
      {isAsked && <MissingPart chunk={laterScript} />}
    </div>
  );
}

function bringUp(text: Element | null): void {
  text?.scrollIntoView({ block: 'nearest' });
}
