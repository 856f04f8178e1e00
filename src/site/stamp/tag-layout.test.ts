import { describe, expect, test } from 'vitest';
import { eraExamples } from '#words/guide.ts';
import { decode } from '../../heatstamp.ts';
import { layOut } from './tag-layout.ts';

const MEANINGS = {
  '836': 'June 1983',
  SD1013: 'November 2003',
  AR2126: 'week 22 of 2016',
} as const;

describe('The tags of the eras', () => {
  test.each(Object.entries(MEANINGS))('%s is read in words as it decodes', (code, meaning) => {
    const era = eraExamples.find(({ picture }) => picture === code);
    expect(era?.text).toContain(meaning);
    const result = decode(code, { today: '2026-11-21' });
    expect(result).toHaveProperty('date', meaning.replace('week 22 of', 'Week 22,'));
  });

  test('mark the digits that belong together, woven ones from middle to middle', () => {
    const { letters, marks } = layOut('AR2126');
    const xs = letters.map(({ x }) => x);
    expect(marks).toEqual([
      { role: 'week', from: xs[2], to: xs[4] },
      { role: 'year', from: xs[3], to: xs[5] },
    ]);
  });

  test('hold every character', () => {
    for (const { picture } of eraExamples) {
      for (const { x } of layOut(picture).letters) expect(Math.abs(x - 100)).toBeLessThan(80);
    }
  });

  test('are empty where there is no code', () => {
    expect(layOut('empty')).toEqual({ letters: [], marks: [] });
  });
});
