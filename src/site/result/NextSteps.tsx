import { type JSX, useId, useState } from 'react';
import { nextSteps } from '#words/check-sheet.ts';
import type { MessageWords } from '../../words/words.ts';
import { copyWithToast, type ToastText } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { loadLater } from './load-later.ts';
import styles from './NextSteps.module.css';

type Compose = (words: MessageWords) => string | undefined;

interface NextStepsProps {
  /** Composes the message to the seller; undefined where there is nothing to ask. */
  readonly message: Compose | undefined;
  /** Composes a line for a listing; undefined where there is no code. */
  readonly line?: Compose;
}

/** Ready-made sentences: for a buyer to send to the seller, and for a seller to put into a listing. */
export function NextSteps({ message, line }: NextStepsProps): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.steps} aria-labelledby={titleId} data-screen-only>
      <h3 id={titleId}>{nextSteps.title}</h3>
      {message && (
        <ReadyText label={nextSteps.message} compose={message} copied={nextSteps.copied} />
      )}
      {line && <ReadyText label={nextSteps.line} compose={line} copied={nextSteps.lineCopied} />}
    </section>
  );
}

interface ReadyTextProps {
  readonly label: string;
  readonly compose: Compose;
  readonly copied: ToastText;
}

/** A text that a button copies, and that can be read before; where copying is blocked it opens to be copied by hand. */
function ReadyText({ label, compose, copied }: ReadyTextProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState<MessageWords>();
  const load = async () => {
    const { messages } = await loadLater();
    setWords(messages);
    return messages;
  };
  const copy = async () => {
    const text = compose(await load()) ?? '';
    if (!(await copyWithToast(text, copied, nextSteps.notCopied))) setOpen(true);
  };
  return (
    <div className={styles.ready}>
      <Button
        tone="quiet"
        onClick={() => {
          copy().catch(() => {
            setOpen(true);
          });
        }}
      >
        {label}
      </Button>
      <Disclosure
        look="text"
        show={nextSteps.preview}
        about={label}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open) load().catch(() => undefined);
        }}
      >
        {words && <p className={styles.preview}>{compose(words)}</p>}
      </Disclosure>
    </div>
  );
}
