import { type JSX, useEffect, useRef } from 'react';
import { cookieNotice } from '#words/layout.ts';
import { acceptNotice, noticeAccepted } from '../lib/cookie-notice.ts';
import { COOKIE_NOTICE_MS } from '../lib/limits.ts';
import { useStore } from '../lib/store.ts';
import { Cross } from '../ui/Cross.tsx';
import styles from './CookieNotice.module.css';

/**
 * The cookie notice for visitors who have not accepted it. It is not prerendered, so that it never flashes for others; its
 * live region is, so that the text is read out when it appears.
 */
export function CookieNotice(): JSX.Element {
  const isAccepted = useStore(noticeAccepted, true);
  return (
    <div role="status" aria-label={cookieNotice.label}>
      {!isAccepted && <Notice />}
    </div>
  );
}

/** Closes by itself after a while, unless it is hovered or focused. */
function Notice(): JSX.Element {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!notice.current?.matches(':hover, :focus-within')) acceptNotice();
    }, COOKIE_NOTICE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <div ref={notice} className={styles.notice} data-cookie-notice>
      <p>{cookieNotice.text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={cookieNotice.close}
        onClick={acceptNotice}
      >
        <Cross />
      </button>
    </div>
  );
}
