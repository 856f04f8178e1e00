import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { eraExamples } from '#words/guide.ts';
import { decode } from '../../heatstamp.ts';
import { CodeTab } from './CodeTab.tsx';
import { ExampleTab } from './ExampleTab.tsx';
import { stampedText } from './stamped.ts';
import { Tab } from './Tab.tsx';

const MEANINGS = {
  '836': 'June 1983',
  SD1013: 'November 2003',
  AR2126: 'week 22 of 2016',
} as const;

/** The words on a drawing, without the layers of a character. */
function wordsOn(svg: string): readonly string[] {
  return [...new Set([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words))];
}

test('A tab that takes the place of another has a leather of its own', () => {
  const stamped = stampedText('SD1013');
  const ids = [false, true].map((hasRoom) => {
    const svg = renderToStaticMarkup(<Tab stamped={stamped} size="hero" hasRoom={hasRoom} />);
    const [, id] = /<linearGradient id="([^"]+)"/.exec(svg) ?? [];
    expect(svg).toContain(`fill="url(#${id})"`);
    return id;
  });
  expect(new Set(ids).size).toBe(2);
});

describe('The tabs of the eras', () => {
  test.each(Object.entries(MEANINGS))('explain %s the way it decodes', (code, meaning) => {
    const era = eraExamples.find(({ picture }) => picture === code);
    expect(era?.text).toContain(meaning);
    const result = decode(code, { today: '2026-11-21' });
    expect(result).toHaveProperty('date', meaning.replace('week 22 of', 'Week 22,'));
  });

  test('name the parts of a date, but not the letters', () => {
    const svg = renderToStaticMarkup(<ExampleTab picture="SD1013" size="small" labels="kinds" />);
    expect(wordsOn(svg)).toEqual(['SD', '11', '03', 'month', 'year']);
  });

  test('are empty without a code', () => {
    const svg = renderToStaticMarkup(<ExampleTab picture="empty" size="small" labels="kinds" />);
    expect(wordsOn(svg)).toEqual([]);
  });
});

describe('the tab of an answer', () => {
  const result = decode('SD1013', { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  const html = renderToStaticMarkup(<CodeTab result={result} name="SD1013: November 2003" />);

  test('has one name, and a button for each meaning over a drawing that is hidden', () => {
    expect(html).toContain('role="group" aria-label="SD1013: November 2003"');
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(1);
    expect([...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(
      ['Letters: United States', 'Digits 1 and 3: November', 'Digits 2 and 4: year 2003'],
    );
  });

  test('has its own gradient, and small tabs have none', () => {
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['leather-plate']);
    expect(html).toContain('fill="url(#leather-plate)"');
    const small = renderToStaticMarkup(<ExampleTab picture="SD1013" size="small" labels="none" />);
    expect(small).not.toContain(' id=');
  });
});
