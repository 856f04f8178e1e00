import { type JSX, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { guideForm, guideLink, isDeliveryOff } from '#words/forms.ts';
import { SPACE } from '#words/text.ts';
import { closeMessage } from '#words/layout.ts';
import { href } from '../lib/href.ts';
import { useHydrated } from '../lib/browser.ts';
import { Button, ButtonLink, Close } from '../ui/Button.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { EmailForm } from './EmailForm.tsx';
import kit from '../ui/Kit.module.css';
import styles from './GuideOpener.module.css';

/**
 * The button that opens the dialog for requesting the guide by email. Before it is hydrated it leads to the guide itself:
 * Tab would skip a disabled button that comes to life a moment later.
 */
export function GuideOpener(): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  // Prerendered, the dialog would only make the page larger.
  const isHydrated = useHydrated();
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <form action={href(guideLink.href)} onSubmit={open}>
        <Button type="submit" tone="text" aria-haspopup="dialog">
          {guideForm.open}
        </Button>
      </form>
      {isHydrated && (
        <GuideDialog
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

interface GuideDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The dialog that asks for an email address, or offers the guide at once where nothing can be mailed. An open dialog makes the
 * rest of the page inert, including its toasts, so the dialog has a toast region of its own. The close button comes last, so
 * that what comes first gets the initial focus.
 */
function GuideDialog({ isOpen, onClose }: GuideDialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="guide-title" onClose={onClose}>
      <h2 id="guide-title">{guideForm.dialogTitle}</h2>
      <p className={kit.soft}>{guideForm.dialogText}</p>
      {isDeliveryOff && (
        <ButtonLink tone="primary" href={guideLink.href}>
          {guideLink.label}
        </ButtonLink>
      )}
      <EmailForm
        form="guide"
        tone={isDeliveryOff ? 'quiet' : 'primary'}
        label={guideForm.email}
        submit={guideForm.submit}
        busy={guideForm.busy}
        sentToast={{ ...guideForm.sent, links: [guideLink] }}
        failedLink={guideLink}
        onSent={close}
      />
      {!isDeliveryOff && (
        <p className={kit.note}>
          {guideForm.readNow}
          {SPACE}
          <a href={href(guideLink.href)}>{guideLink.label}</a>
        </p>
      )}
      <Close label={guideForm.close} onClick={close} />
      {isOpen && <Toasts close={closeMessage} />}
    </dialog>
  );
}
