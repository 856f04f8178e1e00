import { type JSX, useRef, useState } from 'react';
import { guide } from '#words/forms.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import { Button } from '../ui/Button.tsx';
import { GuideDialog } from './GuideDialog.tsx';

/** The button that opens the dialog which asks where to send the guide. */
export function GuideOpener(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isReady = useHydrated();
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
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
    </>
  );
}
