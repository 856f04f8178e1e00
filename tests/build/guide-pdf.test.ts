import { beforeAll, describe, expect, test } from 'vitest';
import { renderGuide } from '../../src/build/guide-pdf/render-guide.tsx';
import { byHand, checkList, cover, limits, tables } from '../../src/content/guide-pdf.ts';
import { guideFile, openGuide } from '../../src/content/guide-file.ts';
import { site } from '../../src/content/site.ts';
import { decode, directory, ERAS, overlaps } from '../../src/core/index.ts';
import { golden } from '../golden.ts';
import { type GuideText, readGuide } from './guide-text.ts';
import { read, readBytes } from './site-files.ts';

const MOST_BYTES = 200_000;

const MARKS = { documented: '', reported: '¹', unconfirmed: '°' } as const;

const bytes = readBytes(guideFile.path);
let guide: GuideText;
beforeAll(() => {
  guide = readGuide(bytes);
});

/** The lines of the page that has this heading. */
function linesUnder(heading: string): string[] {
  const pages = guide.pages.map((page) => page.split('\n'));
  return pages.find(([first]) => first === heading) ?? [];
}

/** Words without white space: a page breaks its lines, and sets digits apart from letters. */
function bare(words: string | readonly string[]): string {
  return [words].flat().join('').replace(/\s+/g, '');
}

describe('The guide on paper', () => {
  test('product §2: is a PDF, small, and of as many pages and bytes as its link says', () => {
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.subarray(-6).toString()).toBe('%%EOF\n');
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    expect(guide.pages).toHaveLength(guideFile.pages);
    // What it is compressed to differs by a few bytes from one version of Node to the next.
    expect(Math.abs(bytes.length / 1000 - guideFile.kilobytes)).toBeLessThan(1);
    expect(read('index.html')).toContain(`href="${openGuide.href}"`);
    expect(guide.pages.map((page) => page.split('\n').at(-1))).toEqual(
      guide.pages.map((_, index) => String(index + 1)),
    );
  });

  test('the same words make the same bytes: what the build wrote is what is made here', async () => {
    expect(Buffer.from(await renderGuide()).equals(bytes)).toBe(true);
  }, 60_000);

  test('says what it is, in which language and of which day, and has an outline', () => {
    expect(guide.info).toMatchObject({
      Title: cover.title,
      Author: site.name,
      Subject: cover.subject,
      CreationDate: `D:${tables.iso.replaceAll('-', '')}000000Z`,
    });
    expect(guide.structure).toContain(`/Lang (${site.language})`);
    expect(guide.structure).toContain('/DisplayDocTitle true');
    expect(guide.structure.match(/\/Title \(/g)).toHaveLength(guideFile.pages);
  });

  test('embeds every font that it is set in', () => {
    const fonts = [...guide.structure.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    expect(new Set(fonts)).toEqual(
      new Set(['CZZZZZ+Fraunces-Regular', 'DZZZZZ+Jost-Medium', 'GZZZZZ+Jost-Regular']),
    );
    expect(guide.structure).not.toContain('Helvetica');
  });

  test('§3: lists every factory code under every heading of the directory, with the mark of its evidence', () => {
    const codes = directory.flatMap(({ groups }) => groups.flatMap((group) => group.codes));
    const found = linesUnder('Factory codes')
      .flatMap((line) => line.split(/\s+/))
      .filter((word) => word !== '');
    const left = [...found];
    const missing = codes.filter(({ code, evidence }) => {
      const at = left.indexOf(code + MARKS[evidence]);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    expect(codes.length).toBeGreaterThan(150);
    expect(missing).toEqual([]);
    const text = bare(linesUnder('Factory codes'));
    for (const { heading } of directory) expect(text).toContain(bare(heading));
  });

  test('§9.13: lists every overlap with all of its countries', () => {
    const text = bare(linesUnder('Shared letters'));
    for (const { code, places } of overlaps) {
      const named = places.map(({ place, evidence }) => bare(place) + MARKS[evidence]);
      expect(text).toMatch(new RegExp(`${code}${named.join('\\D*\\d*,')}`));
    }
  });

  test('§9.12: tells every era, with its example drawn and read', () => {
    const page = linesUnder('Formats by era');
    const text = bare(page);
    for (const { years, shape, text: words } of ERAS) {
      expect(text).toContain(bare(years));
      expect(text).toContain(bare(shape));
      expect(text).toContain(bare(words));
    }
    // The characters of a stamp stand each by itself, what they mean in capitals beside them.
    const stamped = page.filter((line) => /^\S$/.test(line));
    const drawn = ERAS.flatMap((era) => ('example' in era ? [era.example] : []));
    expect(new Set(stamped)).toEqual(new Set(drawn.join('').replaceAll(' ', '')));
    for (const code of drawn) {
      const result = decode(code, { today: tables.iso });
      if (!result.isValid) throw new Error(result.error);
      const { date, week, year } = result;
      const count = week === undefined ? date.split(' ')[0] : `Week ${week}`;
      for (const label of [`Year ${year}`, count]) {
        expect(text).toContain(bare(label?.toUpperCase() ?? ''));
      }
    }
  });

  test('every code that it reads is documented, and read as the decoder reads it', () => {
    const text = bare(linesUnder(byHand.title));
    for (const code of byHand.practice.codes) {
      const result = decode(code, { today: tables.iso });
      if (!result.isValid) throw new Error(result.error);
      expect(result.standing).toBe('documented');
      expect(text).toContain(bare(code + result.date));
    }
    expect(golden.map(({ input }) => input)).toContain(cover.example);
  });

  test('names what a code can’t prove, has a list to tick, and ends with the disclaimer', () => {
    const last = bare(linesUnder(checkList.title));
    for (const item of checkList.groups.flatMap(({ items }) => items))
      expect(last).toContain(bare(item));
    for (const { text } of limits.proofs)
      expect(bare(linesUnder(limits.title))).toContain(bare(text));
    expect(last).toContain(bare(site.disclaimer));
    expect(last).toContain(bare(tables.text));
    expect(guide.structure).toContain(`/URI (${site.baseUrl}/)`);
    expect(guide.pages.at(-1)?.startsWith(checkList.title)).toBe(true);
  });
});
