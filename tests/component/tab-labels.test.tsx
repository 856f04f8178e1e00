import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { factories } from '../../src/core/places.ts';
import { decode, type ValidResult } from '../../src/library/decode.ts';
import { placeLines } from '../../src/site/tab/labels.ts';
import type { Mark } from '../../src/site/tab/marks.ts';
import { stampedCode, type Stamped } from '../../src/site/tab/stamped.ts';
import { Tab } from '../../src/site/tab/Tab.tsx';
import { core as en } from '../../src/words/en/core.ts';
import { stampParts as english } from '../../src/words/en/result.ts';
import { core as fr } from '../../src/words/fr/core.ts';
import { stampParts as french } from '../../src/words/fr/result.ts';
import { core as ja } from '../../src/words/ja/core.ts';
import { stampParts as japanese } from '../../src/words/ja/result.ts';
import type { CoreWords } from '../../src/words/words.ts';
import { draw } from './draw.ts';

interface Language {
  readonly lang: string;
  readonly words: CoreWords;
  readonly parts: {
    readonly year: (year: number) => string;
    readonly week: (week: number) => string;
    readonly month: (month: number) => string;
  };
}

const LANGUAGES: readonly Language[] = [
  { lang: 'en', words: en, parts: english },
  { lang: 'ja', words: ja, parts: japanese },
  { lang: 'fr', words: fr, parts: french },
];

/** The width of the leather, and what lies at least between two labels, in the drawing's units. */
const [LEATHER, APART] = [640, 8];

/** Codes of a factory in each format, with the months whose names are longest. */
const codesOf = (factory: string) => [
  ...['2126', '0996', '1926', '859', '8809', '8812'].map((digits) => factory + digits),
  ...['859', '8909', '8912'].map((digits) => digits + factory),
];

const { documentElement: root } = document;

afterEach(() => {
  root.lang = 'en';
});

test.each(LANGUAGES.flatMap((language) => [390, 1440].map((width) => ({ ...language, width }))))(
  'the labels of every factory code stay on the leather and clear of each other, in $lang at $width px',
  async ({ width, lang, ...language }) => {
    root.lang = lang;
    await page.viewport(width, 800);
    const tabs = tabsIn(language);
    expect(tabs.size).toBeGreaterThan(100);
    draw([...tabs].map(([code, stamped]) => <Tab key={code} stamped={stamped} size="plate" />));
    await document.fonts.load('500 21px "Jost Variable"');
    await document.fonts.load('600 21px "Jost in Japanese"');
    const svgs = [...document.querySelectorAll('svg')];
    expect(svgs.length).toBe(tabs.size);
    expect(svgs.flatMap((svg, index) => misplaced([...tabs.keys()][index] ?? '', svg))).toEqual([]);
  },
);

/** The tab of each code, one of those with the same labels at the same places. */
function tabsIn({ words, parts }: Omit<Language, 'lang'>): ReadonlyMap<string, Stamped> {
  const labelsOf = (result: ValidResult) => (mark: Mark) => {
    if (mark.part === 'factory') return placeLines(result);
    if (mark.part === 'year') return [parts.year(result.year)];
    return [result.week === undefined ? parts.month(result.month) : parts.week(result.week)];
  };
  const seen = new Set<string>();
  const tabs = new Map<string, Stamped>();
  for (const code of [...factories.keys()].flatMap(codesOf)) {
    const result = decode(code, { today: '2026-11-21', words });
    if (!result.isValid) continue;
    const stamped = stampedCode(result.segments, labelsOf(result));
    const key = JSON.stringify(stamped.threads.map(({ label, from, to }) => [label, from, to]));
    if (!seen.has(key)) tabs.set(code, stamped);
    seen.add(key);
  }
  return tabs;
}

/** Which labels of a tab leave the leather, and which touch each other. */
function misplaced(code: string, svg: SVGSVGElement): readonly string[] {
  const labels = [...svg.querySelectorAll<SVGGElement>('[data-side]')].map((thread) =>
    [...thread.querySelectorAll('text')].map((text) => ({
      words: text.textContent,
      box: text.getBBox(),
    })),
  );
  const outside = labels
    .flat()
    .filter(({ box }) => box.x < -1 || box.x + box.width > LEATHER + 1)
    .map(({ words, box }) => `${code}: ${words} from ${box.x} to ${box.x + box.width}`);
  const touching = labels.flatMap((label, index) =>
    labels
      .slice(index + 1)
      .flatMap((other) =>
        label.flatMap((line) =>
          other
            .filter(({ box }) => !areApart(line.box, box))
            .map(({ words }) => `${code}: ${line.words} and ${words}`),
        ),
      ),
  );
  return [...outside, ...touching];
}

function areApart(a: DOMRect, b: DOMRect): boolean {
  const isBeside = a.x + a.width + APART <= b.x || b.x + b.width + APART <= a.x;
  return isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
}
