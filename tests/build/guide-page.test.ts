import { describe, expect, test } from 'vitest';
import { guideLink } from '#words/forms.ts';
import { eraWords, groupNames, headingName, notesPanel } from '#words/guide.ts';
import { disclaimer } from '#words/layout.ts';
import { byHand, checkList, cover, limits, tables } from '#words/pages/guide.ts';
import { directory, overlaps } from '../../src/evidence/directory.ts';
import { ERAS } from '../../src/evidence/eras.ts';
import { decode } from '../../src/heatstamp.ts';
import { core, grades } from '../../src/words/en/core.ts';
import { captures, read, table, visibleText } from './site-files.ts';

const html = read('guide.html');

/** The markup of one chapter, by the fragment that leads to it. */
function chapter(id: string): string {
  const [, found] = new RegExp(`<section id="${id}"(.*?)</section>`, 's').exec(html) ?? [];
  if (found === undefined) throw new Error(`There is no chapter #${id}.`);
  return found;
}

/** What markup says, of each cell, term or heading by itself. */
function said(markup: string): string {
  return visibleText(markup.replace(/<\/(h\d|p|li|dt|dd|th|td|strong)>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

describe('The guide as a page', () => {
  test('is linked by the offer and the sitemap, ships no script, and links to all its chapters', () => {
    expect(table.find(({ path }) => path === guideLink.href)).toMatchObject({
      file: 'guide.html',
      indexed: true,
    });
    expect(read('index.html')).toContain(`<a href="${guideLink.href}">${guideLink.label}</a>`);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    const links = captures(html, /<li><a href="#([\w-]+)">/g);
    expect(links).toHaveLength(8);
    for (const id of links) expect(chapter(id)).toContain(`aria-labelledby="${id}-title"`);
  });

  test('says that it can be printed or saved, and the date of its tables', () => {
    expect(html).toContain(cover.printHint);
    expect(html).toContain(`<time dateTime="${tables.iso}">`);
  });

  test('§9.12: has every era, with a drawing of its example', () => {
    const eras = chapter('eras');
    const drawn = eras.split('<svg').map(stampedOn).join('');
    for (const { id } of ERAS) {
      const { years, shape, text } = eraWords[id];
      expect(eras.replace(/<\/?a\b[^>]*>/g, '')).toContain(`<h3>${years}</h3>`);
      expect(said(eras)).toContain(shape);
      expect(said(eras)).toContain(text);
    }
    const examples = ERAS.flatMap((era) => ('example' in era ? [era.example] : []));
    expect(drawn).toBe(examples.join('').replaceAll(' ', ''));
  });

  test('§3: lists every factory code under its heading of the directory, with the mark of its evidence', () => {
    const places = chapter('codes').split('<h3>').slice(1);
    expect(places).toHaveLength(directory.length);
    for (const { id, groups } of directory) {
      const heading = headingName(id);
      const [place = ''] = places.filter((each) => said(each.replace(/<\/h3>.*/s, '')) === heading);
      const codes = captures(place, /<li\b[^>]*>(.*?)<\/li>/g).map(said);
      expect(codes, heading).toEqual(
        groups.flatMap((group) =>
          group.codes.map(({ code, evidence }) =>
            evidence === 'documented' ? code : `${code} ${grades[evidence]}`,
          ),
        ),
      );
      for (const group of groups)
        expect(said(place)).toContain(group.id ? groupNames[group.id] : '');
    }
  });

  test('§9.13: lists every overlap with all of its countries, and the notes', () => {
    const rows = captures(chapter('shared'), /<div>(<dt>.*?)<\/div>/g).map(said);
    for (const { code, places } of overlaps) {
      const row = rows.find((each) => each.startsWith(`${code} `));
      for (const { id, evidence } of places)
        expect(row).toMatch(new RegExp(`${core.places[id]}[^,]*, ${grades[evidence]}`));
    }
    for (const { about, text } of Object.values(notesPanel.notes))
      expect(rows).toContain(`${about} ${text}`);
  });

  test('every practice code is documented, with the answer that the decoder gives', () => {
    const rows = captures(chapter('by-hand'), /<tr><th scope="row">(.*?)<\/tr>/g).map(said);
    expect(rows).toHaveLength(byHand.practice.codes.length);
    byHand.practice.codes.forEach((code, index) => {
      const result = decode(code, { today: tables.iso });
      if (!result.isValid) throw new Error(result.error);
      const hasPlace = result.factoryCode !== 'N/A';
      expect(result.standing).toBe('documented');
      expect(rows[index]).toBe(
        `${code} ${result.date} ${hasPlace ? result.country : byHand.practice.noPlace}`,
      );
    });
  });

  test('says what a code can’t prove, and has a checklist, lines to fill in, and the disclaimer', () => {
    for (const { about, text } of limits.proofs)
      expect(said(chapter('limits'))).toContain(`${about} ${text}`);
    for (const { sign, cause, action } of limits.table.rows)
      expect(said(chapter('limits'))).toContain(`${sign} ${cause} ${action}`);
    const list = chapter('check-list');
    const items = checkList.groups.flatMap((group) => group.items);
    for (const item of items) expect(said(list)).toContain(item);
    expect(list.match(/type="checkbox"/g)).toHaveLength(items.length);
    expect(list.match(/type="text"/g)).toHaveLength(checkList.fields.length);
    expect(said(chapter('sources'))).toContain(disclaimer);
  });
});

/** The characters of a drawing, from left to right. */
function stampedOn(drawing: string): string {
  return captures(drawing, /<text[^>]* dy=".355em"[^>]*>(\w)</g).join('');
}
