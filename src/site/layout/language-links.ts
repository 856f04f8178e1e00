import { languageHint } from '../lib/notices.ts';

/** Links to this page in other languages. Others name the language of what they lead to, but not of their own words. */
const LINKS = 'a[lang][hreflang]';

/** The link in the header to this page in another language. */
export function languageLink(id: string): HTMLAnchorElement | null {
  return document.querySelector(`header ${LINKS}[hreflang="${id}"]`);
}

/**
 * Has the links to other languages lead to what the address shows: the same part of the page, or the same code. Whoever
 * follows one has chosen, and needs no hint.
 */
export function followAddress(): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
      if (!link) return;
      link.hash = location.hash;
      if (type === 'click') languageHint.close();
    });
  }
}
