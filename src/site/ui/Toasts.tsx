import { type JSX, useEffect, useRef } from 'react';
import { href } from '../lib/href.ts';
import { useStore } from '../lib/store.ts';
import {
  dismissToast,
  type Toast,
  type ToastAction,
  type ToastLink,
  toasts,
} from '../lib/toasts.ts';
import { Close } from './Button.tsx';
import styles from './Toasts.module.css';

const NONE: readonly Toast[] = [];

interface ToastsProps {
  /** The label of the close button. */
  readonly close: string;
}

/**
 * The region in which toasts appear. Its live regions are always in the page, because a region that is inserted together
 * with its text is not read out. Only errors interrupt the screen reader.
 */
export function Toasts({ close }: ToastsProps): JSX.Element {
  const visible = useStore(toasts, NONE);
  const cards = (tone: Toast['tone']) =>
    visible
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} close={close} />);
  return (
    <div className={styles.region}>
      <div role="status" aria-atomic="false">
        {cards('plain')}
      </div>
      <div role="alert" aria-atomic="false">
        {cards('destructive')}
      </div>
    </div>
  );
}

function ToastCard({ toast, close }: ToastsProps & { readonly toast: Toast }): JSX.Element {
  const { id, title, description, note, tone, action, second, links = [] } = toast;
  const dismiss = () => {
    dismissToast(id);
  };
  const button = (
    <>
      {action && <ToastActionButton action={action} onDone={dismiss} />}
      {second && (
        <button type="button" className={styles.action} onClick={second.onAct}>
          {second.label}
        </button>
      )}
    </>
  );
  return (
    <div className={tone === 'destructive' ? styles.destructive : styles.toast} data-toast={id}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>{' '}
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {note !== undefined && <p className={styles.description}>{note}</p>}
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map((link) => (
              <ToastLinkView key={link.href} link={link} />
            ))}
          </p>
        )}
        {note !== undefined && button}
      </div>
      {note === undefined && button}
      <Close label={close} onClick={dismiss} />
    </div>
  );
}

function ToastLinkView({ link }: { readonly link: ToastLink }): JSX.Element {
  if (link.href.startsWith('mailto:')) return <a href={link.href}>{link.label}</a>;
  return (
    <a href={href(link.href)} target="_blank" rel="noopener">
      {link.label}
    </a>
  );
}

interface ToastActionButtonProps {
  readonly action: ToastAction;
  readonly onDone: () => void;
}

/** The action of a toast. If it took the focus, closing the toast returns the focus to where it was. */
function ToastActionButton({ action, onDone }: ToastActionButtonProps): JSX.Element {
  const { label, onAct, takesFocus } = action;
  const button = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<Element>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    returnTo.current ??= document.activeElement;
    button.current?.focus();
    return () => {
      const before = returnTo.current;
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.action}
      onClick={() => {
        onDone();
        onAct();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone();
      }}
    >
      {label}
    </button>
  );
}
