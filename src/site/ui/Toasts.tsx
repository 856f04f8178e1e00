import { type JSX, useEffect, useRef, useSyncExternalStore } from 'react';
import { TOAST_MS } from '../lib/limits.ts';
import { dismissToast, onToasts, shownToasts, type Toast } from '../lib/toasts.ts';
import { ToastActionButton } from './ToastActionButton.tsx';
import styles from './Toasts.module.css';

const NONE: readonly Toast[] = [];

/** Where toasts appear. It is always in the page, because a live region that arrives with its words is not read out. */
export function Toasts(): JSX.Element {
  const toasts = useSyncExternalStore(onToasts, shownToasts, () => NONE);
  return (
    <div className={styles.region} role="status" aria-live="assertive">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** One toast. Its time begins anew as long as the pointer or the focus is on it. */
function ToastCard({ toast }: { readonly toast: Toast }): JSX.Element {
  const { id, title, description, tone, action, link } = toast;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!card.current?.matches(':hover, :focus-within')) dismissToast(id);
    }, TOAST_MS);
    return () => {
      clearInterval(timer);
    };
  }, [id]);
  const dismiss = () => {
    dismissToast(id);
  };
  return (
    <div ref={card} className={tone === 'destructive' ? styles.destructive : styles.toast}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>{' '}
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {link && (
          <a href={link.href} target="_blank" rel="noopener">
            {link.label}
          </a>
        )}
      </div>
      {action && <ToastActionButton action={action} onDone={dismiss} />}
      <button type="button" className={styles.close} aria-label="Close message" onClick={dismiss}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 3.5l9 9m0-9l-9 9" />
        </svg>
      </button>
    </div>
  );
}
