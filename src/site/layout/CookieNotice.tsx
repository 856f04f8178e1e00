import { type JSX, useEffect, useRef } from 'react';
import { cookieNotice } from '#words/layout.ts';
import { acceptNotice, noticeAccepted } from '../lib/cookie-notice.ts';
import { COOKIE_NOTICE_MS } from '../lib/limits.ts';
import { useStore } from '../lib/store.ts';
import { Cross } from '../ui/Cross.tsx';
import styles from './CookieNotice.module.css';

/**
 * The note on cookies, for who has not seen it. It is not in the prerendered page, so it never flashes for those who
 * have; its live region is, so that its words are read out, politely.
 */
export function CookieNotice(): JSX.Element {
  const isAccepted = useStore(noticeAccepted, true);
  return (
    <div role="status" aria-label={cookieNotice.label}>
      {!isAccepted && <Notice />}
    </div>
  );
}

/** It goes by itself, but not from under the pointer or the focus. */
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
