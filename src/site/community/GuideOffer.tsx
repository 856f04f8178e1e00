import { type JSX, useRef, useState } from 'react';
import { guide } from '../../content/community.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import { Button } from '../ui/Button.tsx';
import { GuideDialog } from './GuideDialog.tsx';
import styles from './GuideOffer.module.css';

/** The offer of the free guide; its button opens the dialog that asks where to send it. */
export function GuideOffer(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isReady = useHydrated();
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  return (
    <section className={styles.offer} aria-labelledby="guide-offer">
      <Booklet />
      <div className={styles.words}>
        <h2 id="guide-offer">{guide.title}</h2>
        <p>{guide.text}</p>
      </div>
      <Button tone="quiet" aria-haspopup="dialog" disabled={!isReady} onClick={open}>
        {guide.open}
      </Button>
      <GuideDialog
        dialog={dialog}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </section>
  );
}

/** A folded guide with a tan ribbon. */
function Booklet(): JSX.Element {
  return (
    <svg className={styles.booklet} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 16C26 11 17 10 8 11v40c9-1 18 0 24 5 6-5 15-6 24-5V11c-9-1-18 0-24 5zm0 0v40" />
      <path d="M15 21c4 0 8 .5 11 2m-11 6c4 0 8 .5 11 2m-11 6c4 0 8 .5 11 2" />
      <path className={styles.ribbon} d="M41 12.5v22l4-3 4 3v-23.5z" />
    </svg>
  );
}
