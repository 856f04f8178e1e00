import { handOver } from '../item/session.ts';
import { languageHint } from '../lib/notices.ts';
import { isPlainClick } from '../lib/plain-click.ts';

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
