import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { dateText } from '#words/pages/codes.ts';
import { inLanguage } from '#words/sources.ts';
import { factories, listsOf } from '../../src/core/places.ts';
import { PUBLICATIONS, publishedIds, READ_IN } from '../../src/evidence/publications.ts';
import { LISTS } from '../../src/core/sources.ts';

const PAGE = 'docs/data.md';
const HEAD = ['id', 'list', 'where it was read', 'dated', 'family', 'trust', 'places'];

/** The lists as a table of the page. */
function lists(): string {
  const rows = publishedIds.map((id) => {
    const { title, language, urls, dated = '', trust } = PUBLICATIONS[id];
    const name = language === undefined ? title : `${title} (${inLanguage(language)})`;
    return [id, name, urls.join(' '), dated, LISTS[id], trust, String(placesOf(id))];
  });
  const cells = [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `All were read in ${dateText(READ_IN)}, in stored copies of their pages.\n\n${cells.join('\n')}\n`;
}

/** How many places of factory codes a list names. A row of the table that loses a source shows here. */
function placesOf(id: (typeof publishedIds)[number]): number {
  const places = [...factories.values()].flatMap((factory) => factory.places);
  return places.filter((place) => listsOf(place).includes(id)).length;
}

test('docs/data.md lists what the table cites; `-u` rewrites it', async () => {
  const page = readFileSync(PAGE, 'utf8');
  const written = page.replace(
    /(<!-- written by .*? -->\n).*(<!-- end -->)/s,
    (_, begin: string, end: string) => `${begin}\n${lists()}\n${end}`,
  );
  await expect(await format(written, { parser: 'markdown', printWidth: 100 })).toMatchFileSnapshot(
    `../../${PAGE}`,
  );
});
