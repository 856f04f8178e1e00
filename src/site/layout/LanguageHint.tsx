import type { JSX } from 'react';
import { language } from '#words/language.ts';
import { cookieNotice, languageHint } from '../lib/notices.ts';
import { useStore } from '../lib/store.ts';
import { languageLink } from './language-links.ts';
import { NoticeBar } from './Notice.tsx';
import { preferredLanguage } from './preferred-language.ts';

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
