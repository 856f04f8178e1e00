import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { eraExamples } from '#words/guide.ts';
import { decode } from '../../heatstamp.ts';
import { ExampleTab } from './Tab.tsx';

const MEANINGS = {
  '836': 'June 1983',
  SD1013: 'November 2003',
  AR2126: 'week 22 of 2016',
} as const;

/** The words on a drawing, without the layers of a character. */
function wordsOn(svg: string): readonly string[] {
  return [...new Set([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words))];
}

describe('The tabs of the eras', () => {
  test.each(Object.entries(MEANINGS))('explain %s the way it decodes', (code, meaning) => {
    const era = eraExamples.find(({ picture }) => picture === code);
    expect(era?.text).toContain(meaning);
    const result = decode(code, { today: '2026-11-21' });
    expect(result).toHaveProperty('date', meaning.replace('week 22 of', 'Week 22,'));
  });

  test('name the parts of a date, but not the letters', () => {
    const svg = renderToStaticMarkup(<ExampleTab picture="SD1013" size="small" labels="kinds" />);
    expect(wordsOn(svg)).toEqual(['S', 'D', '1', '0', '3', 'month', 'year']);
  });

  test('are empty without a code', () => {
    const svg = renderToStaticMarkup(<ExampleTab picture="empty" size="small" labels="kinds" />);
    expect(wordsOn(svg)).toEqual([]);
  });
});

test('a tab has no style and no id of its own, so that it may stand anywhere as often as needed', () => {
  const html = renderToStaticMarkup(<ExampleTab picture="SD1013" size="plate" labels="values" />);
  expect(html).not.toMatch(/ id=| style=|filter=/);
});
