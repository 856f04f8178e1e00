import { describe, expect, test } from 'vitest';
import { DATE_RULES, datePage } from '../../src/evidence/date-rules.ts';
import { PUBLICATIONS } from '../../src/evidence/publications.ts';
import { plainTitle as french } from '../../src/words/fr/sources.ts';
import { plainTitle as japanese } from '../../src/words/ja/sources.ts';

const lists = Object.values<{ title: string; language?: string; originalTitle?: string }>(
  PUBLICATIONS,
);

describe('a source is named in the page’s language', () => {
  test('a list in another language than English has a French title on French pages', () => {
    const others = lists.filter(({ language }) => language !== undefined);
    expect(others.length).toBeGreaterThan(4);
    expect(others.map(({ title }) => title).filter((title) => french(title) === title)).toEqual([]);
  });

  test('a Japanese list has its shop and its own title on Japanese pages, wherever it is named', () => {
    const own = lists.filter(({ language }) => language === 'ja');
    expect(own.length).toBeGreaterThan(3);
    for (const { title, originalTitle = '' } of own) {
      expect(japanese(title)).toMatch(/^[^「]+「.+」$/);
      expect(japanese(title)).toContain(originalTitle);
    }
    const pages = DATE_RULES.flatMap(({ sources }) => sources.map(datePage));
    expect(pages.find(({ title }) => title.includes('Kaitoridou'))?.ownTitle).toBe(
      '買取堂「製造番号」',
    );
  });
});
