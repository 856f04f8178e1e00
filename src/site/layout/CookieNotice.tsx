import { type JSX, useEffect, useRef } from 'react';
import { cookieWords as words } from '#words/layout.ts';
import { COOKIE_NOTICE_MS } from '../lib/limits.ts';
import { cookieNotice } from '../lib/notices.ts';
import { useStore } from '../lib/store.ts';
import { NoticeBar } from './Notice.tsx';

/**
 * The cookie notice for visitors who have not accepted it. It is not prerendered, so that it never flashes for others; its
 * live region is, so that the text is read out when it appears.
 */
export function CookieNotice(): JSX.Element {
  const isAccepted = useStore(cookieNotice.isClosed, true);
  return (
    <div role="status" aria-label={words.label}>
      {!isAccepted && <BriefNotice />}
    </div>
  );
}

/** Closes by itself after a while, unless it is hovered or focused. */
function BriefNotice(): JSX.Element {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!notice.current?.matches(':hover, :focus-within')) cookieNotice.close();
    }, COOKIE_NOTICE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <NoticeBar ref={notice} close={words.close} onClose={cookieNotice.close}>
      {words.text}
    </NoticeBar>
  );
}
