import { expect, test } from 'vitest';
import { DATE_PAGES } from '../../src/evidence/date-rules.ts';
import { LINE_SOURCES, type LinePage } from '../../src/core/line-table.ts';
import { DESIGNER_PAGES } from '../../src/evidence/designers.ts';
import { NO_CODE_SOURCES } from '../../src/evidence/no-code.ts';
import { PUBLICATIONS } from '../../src/evidence/publications.ts';
import { PLACE_SOURCES } from '../../src/evidence/where-to-look.ts';
import type { SourcePage } from '../../src/core/sources.ts';

const ofDesigners = Object.values(DESIGNER_PAGES).flatMap(({ from, until }) => [...from, ...until]);
const named: readonly SourcePage[] = [
  ...Object.values(DATE_PAGES),
  ...Object.values(NO_CODE_SOURCES),
  ...Object.values(PLACE_SOURCES),
  ...ofDesigners,
];
const ofLines: readonly LinePage[] = Object.values(LINE_SOURCES);

/** Every page by its address, with the name of whoever published it and its language. */
const publishers = [
  ...named.map(({ url, title, language }) => ({ url, name: title, language })),
  ...ofLines.map(({ url, site, language }) => ({ url, name: site, language })),
  // A list has its own title in front: "Serial numbers, Kaitoridou".
  ...Object.values(PUBLICATIONS).flatMap(({ urls, title, language }) =>
    urls.map((url) => ({ url, name: title.replace(/^.*, /, ''), language })),
  ),
];

/** What differs between pages with one address. */
function differing(pages: readonly { readonly url: string }[]): readonly (readonly string[])[] {
  const byUrl = new Map<string, Set<string>>();
  for (const page of pages)
    byUrl.set(page.url, (byUrl.get(page.url) ?? new Set()).add(JSON.stringify(page)));
  return [...byUrl.values()].map((same) => [...same]).filter(({ length }) => length > 1);
}

test('a page that several tables name has one publisher and one language in all of them', () => {
  expect(differing(publishers)).toEqual([]);
});

test('and one name in its own language', () => {
  expect(differing(named.map(({ url, ownTitle }) => ({ url, ownTitle })))).toEqual([]);
});
