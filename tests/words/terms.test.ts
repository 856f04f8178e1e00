import { describe, expect, test } from 'vitest';
import * as frCodes from '../../src/words/fr/pages/codes.ts';
import * as frHome from '../../src/words/fr/pages/home.ts';
import * as frNoCode from '../../src/words/fr/pages/no-code.ts';
import * as frTool from '../../src/words/fr/tool.ts';
import * as jaCodes from '../../src/words/ja/pages/codes.ts';
import * as jaHome from '../../src/words/ja/pages/home.ts';
import * as jaNoCode from '../../src/words/ja/pages/no-code.ts';
import * as jaTool from '../../src/words/ja/tool.ts';
import { textsOfModules } from './samples.ts';
import { french } from './terms-fr.ts';
import { japanese } from './terms-ja.ts';
import type { Place, TermSheet } from './terms.ts';

const MODULES = import.meta.glob<object>('../../src/words/{ja,fr}/**/*.ts', { eager: true });

const fr = { codes: frCodes, home: frHome, noCode: frNoCode, tool: frTool };
const ja = { codes: jaCodes, home: jaHome, noCode: jaNoCode, tool: jaTool };

/** What stands in the places that the sheets name. */
function placesOf({ codes, home, noCode, tool }: typeof fr | typeof ja): Record<Place, string> {
  return {
    title: home.head.title,
    lede: home.hero.lede,
    field: `${tool.card.label} ${tool.card.placeholder}`,
    faq: home.faq.questions.map(({ question, answer }) => `${question} ${answer}`).join(' '),
    'title of /no-code': noCode.noCodePage.head.title,
    'title of a factory code': codes.codePage.head.title('SD', 'US', 1),
  };
}

function saidIn(language: string): ReturnType<typeof textsOfModules> {
  const own = Object.entries(MODULES).filter(([path]) => path.includes(`/words/${language}/`));
  return textsOfModules(
    Object.fromEntries(own.map(([path, module]) => [path.replace('../../', ''), module])),
  );
}

describe.each([
  ['ja', japanese, placesOf(ja)],
  ['fr', french, placesOf(fr)],
] as const)('the terms of the field, %s', (language, sheet: TermSheet, places) => {
  test('stand where people look for them', () => {
    for (const [place, term] of Object.entries(sheet.must)) {
      expect(places[place as Place], place).toMatch(term);
    }
  });

  test('and nothing that means something else stands anywhere', () => {
    const said = saidIn(language);
    expect(said.length).toBeGreaterThan(500);
    const wrong = said.flatMap(({ path, text }) =>
      sheet.never
        .filter(([pattern]) => pattern.test(text))
        .map(([, right]) => `${path.replace(/\(.*/, '')}: ${right}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});
