import { type JSX, useEffect, useRef } from 'react';
import type { ToastAction } from '../lib/toasts.ts';
import styles from './Toasts.module.css';

interface ToastActionButtonProps {
  readonly action: ToastAction;
  readonly onDone: () => void;
}

/** What can be done about a toast. Focus that it took goes back to where it was when the toast leaves with it. */
export function ToastActionButton({ action, onDone }: ToastActionButtonProps): JSX.Element {
  const { label, onAct, takesFocus } = action;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    const before = document.activeElement;
    button.current?.focus();
    return () => {
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
