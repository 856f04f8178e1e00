import { type JSX, useId, useState } from 'react';
import { nextSteps } from '#words/check-sheet.ts';
import { messages } from '#words/messages.ts';
import type { ToastText } from '../lib/toasts.ts';
import { type Ask, messageToSeller } from '../../text/messages.ts';
import { copyWithToast } from '../lib/copy-text.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  /** What is missing or contradicts; nothing to ask where it is empty. */
  readonly asks: readonly Ask[];
  /** A line for a listing; undefined where there is no code. */
  readonly line?: string;
}

/** Ready-made sentences: for a buyer to send to the seller, and for a seller to put into a listing. */
export function NextSteps({ asks, line }: NextStepsProps): JSX.Element {
  const titleId = useId();
  const message = messageToSeller(asks, messages);
  return (
    <section className={styles.steps} aria-labelledby={titleId} data-screen-only>
      <h3 id={titleId}>{nextSteps.title}</h3>
      {message !== undefined && (
        <ReadyText label={nextSteps.message} text={message} copied={nextSteps.copied} />
      )}
      {line !== undefined && (
        <ReadyText label={nextSteps.line} text={line} copied={nextSteps.lineCopied} />
      )}
    </section>
  );
}

interface ReadyTextProps {
  readonly label: string;
  readonly text: string;
  readonly copied: ToastText;
}

/** A text that a button copies, and that can be read before; where copying is blocked it opens to be copied by hand. */
function ReadyText({ label, text, copied }: ReadyTextProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.ready}>
      <Button
        tone="quiet"
        onClick={() =>
          void copyWithToast(text, copied, nextSteps.notCopied).then((isCopied) => {
            if (!isCopied) setOpen(true);
          })
        }
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
        }}
      >
        <p className={styles.preview}>{text}</p>
      </Disclosure>
    </div>
  );
}
