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
    expect(svg).not.toContain('style=');
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
    expect(wordsOn(svg)).toEqual(['S', 'D', '1', '0', '3', 'month', 'year']);
  });

  test('are empty without a code', () => {
    const svg = renderToStaticMarkup(<ExampleTab picture="empty" size="small" labels="kinds" />);
    expect(wordsOn(svg)).toEqual([]);
  });
});

describe('the tab of an answer', () => {
  const result = decode('SD1013', { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  const html = renderToStaticMarkup(<CodeTab result={result} name="SD1013" />);

  test('has one name, and a button for each character over a drawing that is hidden', () => {
    expect(html).toContain('role="group" aria-label="SD1013"');
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(1);
    expect([...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(
      [
        'S: United States',
        'D: United States',
        '1: November',
        '0: year 2003',
        '1: November',
        '3: year 2003',
      ],
    );
  });

  test('is of leather, with ids that no other tab has, and small tabs are flat', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.every((id) => id?.startsWith('plate-'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    const small = renderToStaticMarkup(<ExampleTab picture="SD1013" size="small" labels="none" />);
    expect(small).not.toMatch(/ id=|filter=/);
  });

  test('shows a conflict as a cut thread and a line of chalk', () => {
    const cut = renderToStaticMarkup(
      <CodeTab result={result} name="SD1013" states={{ factory: 'conflict' }} />,
    );
    const paths = (markup: string) => markup.match(/<path/g)?.length ?? 0;
    // Under each of the two letters.
    expect(paths(cut)).toBe(paths(html) + 2);
    const threads = (markup: string) =>
      [...markup.matchAll(/data-side="above".*? d="(M[^"]*)"/g)].map(([, d = '']) => d);
    expect(threads(html)[0]?.match(/M/g)).toHaveLength(1);
    expect(threads(cut)[0]?.match(/M/g)).toHaveLength(2);
  });
});
