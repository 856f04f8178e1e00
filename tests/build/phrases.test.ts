import { expect, test } from 'vitest';
import { withPhrases } from '../../src/build/phrases.ts';

test('Japanese headings, and what is set as large, break between phrases, except where a script draws them again', () => {
  const heading = '<h2 id="how-to">刻印から製造時期まで</h2>';
  const broken = '<h2 id="how-to">刻印から<wbr>製造時期まで</h2>';
  expect(withPhrases(heading)).toBe(broken);
  expect(withPhrases('<h3>1980年頃まで：番号なし</h3>')).toBe(
    '<h3>1980年頃まで：<wbr>番号なし</h3>',
  );
  expect(withPhrases('<p class="quote" data-phrases="true">刻印から製造時期まで</p>')).toBe(
    '<p class="quote" data-phrases="true">刻印から<wbr>製造時期まで</p>',
  );
  expect(withPhrases('<h3>表 <span>A</span></h3><p>刻印から製造時期まで</p>')).not.toContain(
    '<wbr>',
  );
  const island = `<div data-island="decoder"><div>${heading}</div>${heading}</div>`;
  expect(withPhrases(`<div>${heading}</div>${island}${heading}`)).toBe(
    `<div>${broken}</div>${island}${broken}`,
  );
});
