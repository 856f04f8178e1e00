import { type JSX, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Close } from '../ui/Button.tsx';
import styles from './Notices.module.css';
import { cookieWords as words } from '#words/layout.ts';
import { COOKIE_NOTICE_MS } from '../lib/limits.ts';
import { cookieNotice, languageHint } from '../lib/notices.ts';
import { useStore } from '../lib/store.ts';
import { language } from '#words/language.ts';
import { type Language, languages } from '../../words/languages.ts';
import { handOver } from '../item/session.ts';
import { isPlainClick } from '../lib/browser.ts';

interface NoticeProps {
  readonly children: ReactNode;
  /** The label of the close button. */
  readonly close: string;
  readonly onClose: () => void;
  readonly lang?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A short text at the bottom of the window. It moves nothing, and a toast stays above it. */
function NoticeBar({ children, close, onClose, lang, ref }: NoticeProps): JSX.Element {
  return (
    <div ref={ref} className={styles.notice} lang={lang} data-notice>
      <p>{children}</p>
      <Close label={close} onClick={onClose} />
    </div>
  );
}

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

/**
 * Tells a visitor whose browser prefers another language that the page exists in it, in that language, until it is closed
 * or a language is chosen. It waits until the cookie notice is gone, so that there is one notice at a time.
 */
export function LanguageHint(): JSX.Element {
  const isClosed = useStore(languageHint.isClosed, true);
  const isAfterCookies = useStore(cookieNotice.isClosed, false);
  return <div role="status">{!isClosed && isAfterCookies && <HintBar />}</div>;
}

function HintBar(): JSX.Element | null {
  const preferred = preferredLanguage(navigator.languages);
  if (preferred === undefined || preferred.id === language.id) return null;
  const { id, hint } = preferred;
  return (
    <NoticeBar lang={id} close={hint.close} onClose={languageHint.close}>
      <a href={languageLink(id)?.href} lang={id} hrefLang={id}>
        {hint.text}
      </a>
    </NoticeBar>
  );
}

/** The first of a browser's languages that the site has: `ja` for `['de', 'ja-JP', 'en']`. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  const ids = tags.map((tag) => tag.toLowerCase().split('-', 1)[0]);
  const first = ids.find((tag) => languages.some(({ id }) => id === tag));
  return languages.find(({ id }) => id === first);
}

/** Links to this page in other languages. Others name the language of what they lead to, but not of their own words. */
const LINKS = 'a[lang][hreflang]';

/** The link in the header to this page in another language. */
function languageLink(id: string): HTMLAnchorElement | null {
  return document.querySelector(`header ${LINKS}[hreflang="${id}"]`);
}

/**
 * Has the links to other languages lead to what the address shows: the same part of the page, or the same code. Whoever
 * follows one has chosen, and needs no hint.
 */
export function followAddress(): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(type, (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
      if (!link) return;
      link.hash = location.hash;
      if (type !== 'click') return;
      languageHint.close();
      // A text that is too long for an address goes along in the session of the tab.
      if (event instanceof MouseEvent && isPlainClick(event)) handOver();
    });
  }
}
