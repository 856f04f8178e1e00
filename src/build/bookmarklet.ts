import { tools } from '#words/pages/tools.ts';
import { localPath } from '../site/lib/href.ts';
import { BOOKMARKLET, openSelection } from '../site/pages/tools/bookmarklet.ts';
import { site } from '../words/config.ts';
import { escapeText } from './html.ts';

/** Puts the address of the bookmark, made for the site's own address, in its place. */
export function withBookmarklet(markup: string): string {
  const texts = [`${site.baseUrl}${localPath('/')}#text=`, tools.bookmark.hint];
  const code = `(${String(openSelection)})(${texts.map((text) => JSON.stringify(text)).join(',')})`;
  const address = escapeText(`javascript:${encodeURIComponent(code)}`);
  return markup.replace(`href="${BOOKMARKLET}"`, () => `href="${address}"`);
}
