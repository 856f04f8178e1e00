import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { eraExamples } from '#words/guide.ts';
import { decode } from '../../heatstamp.ts';
import { Tag } from './Tag.tsx';

const MEANINGS = {
  '836': 'June 1983',
  SD1013: 'November 2003',
  AR2126: 'week 22 of 2016',
} as const;

/** The words in the drawing. */
function wordsOn(picture: string): readonly string[] {
  const svg = renderToStaticMarkup(<Tag picture={picture} />);
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words);
}

describe('The tags of the eras', () => {
  test.each(Object.entries(MEANINGS))('explain %s the way it decodes', (code, meaning) => {
    const era = eraExamples.find(({ picture }) => picture === code);
    expect(era?.text).toContain(meaning);
    const result = decode(code, { today: '2026-11-21' });
    expect(result).toHaveProperty('date', meaning.replace('week 22 of', 'Week 22,'));
  });

  test('mark the digits that belong together, but not the letters', () => {
    expect(wordsOn('AR2126')).toEqual(['AR', '22', 'week', '16', 'year']);
    expect(wordsOn('SD1013')).toEqual(['SD', '11', 'month', '03', 'year']);
  });

  test('are empty without a code', () => {
    expect(wordsOn('empty')).toEqual([]);
  });
});
