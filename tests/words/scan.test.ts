import { expect, test } from 'vitest';
import { componentsIn, idsShownIn, type Text, textsIn, textsOf } from './scan.ts';

/** What reads like a language and is none that a visitor should get in theirs: where it stands, and why it may. */
const ALLOWED: readonly (readonly [file: RegExp, text: RegExp, why: string])[] = [
  [
    /^core\/(labels|lines|line-table|seen|listing)\b/,
    /./,
    'what is recognized in stamps and listings, or was read in them, in any language',
  ],
  [/^cli\/(usage|problems)\.ts$/, /./, 'help and messages, which are in English alone'],
  [/^cli\/package-files\.ts$/, /^import type /, 'a declaration for the compiler'],
  [
    /^(cli\/formatters\/csv|library\/columns)\.ts$/,
    /./,
    'what the columns hold, for the document of the output',
  ],
  [
    /^cli\/mcp\/(answers|stamp)\.ts$/,
    /^Date code:$/,
    'what announces a code to the reader of listings',
  ],
  [/^cli\/readers\/file-kinds\.ts$/, /^SQLite format 3/, 'the first bytes of a database'],
  [/^library\/options\.ts$/, /./, 'said to programmers, in errors'],
  [/^cli\/commands\/completion\.ts$/, /[$<|[=\]]|compl|esac/, 'scripts of shells'],
  [/^cli\/commands\.ts$/, /\[(FILE…|--today YYYY-MM-DD)\]$/, 'forms to type'],
  [/^cli\/man-page\.ts$/, /^(\.[A-Z]|heatstamp )/, 'requests of roff, and lines to type'],
  [
    /^core\/(sources|publications|where-to-look|no-code|date-rules)\.ts$/,
    /./,
    'names of publications',
  ],
  [/^core\/seen\.ts$/, /./, 'what listings say'],
  [/^core\/designers\.ts$/, /./, 'names of people'],
  [/^library\/factory-table\.ts$/, /^factory codes$/, 'the title of the data, which programs read'],
  [/^site\/worker\/worker\.ts$/, /^Not Found$|^<html|^text\/html/, 'words of HTTP and markup'],
  [/^build\/settings\.ts$/, /^(hold|be|name) /, 'what a variable must be, said to who builds'],
  [
    /^build\/(files|head|headers|service-worker|render-dev-page|render-page|dev-server|bundle|phrases)\.ts/,
    /[=<;,]|^(light dark|later too)$/,
    'markup, headers and code',
  ],
];

for (const folder of ['core', 'library', 'cli', 'site', 'build']) {
  test(`no sentence stands in src/${folder}: all words are in src/words`, () => {
    expect(textsIn(folder).filter((text) => !isAllowed(text))).toEqual([]);
  });
}

test('sentences are found where components, attributes and strings hide them', () => {
  const shown = (code: string) => textsOf('x.tsx', code).map(({ text }) => text);
  expect(shown('<p>Close</p>')).toEqual(['Close']);
  expect(shown("<p>{'Close'}</p>")).toEqual(['Close']);
  expect(shown('<nav aria-label="Main" className="two words" />')).toEqual(['Main']);
  expect(shown("const a = b.join(' and ');")).toEqual(['and']);
  expect(shown('const a = `${b} rows are read`;')).toEqual(['rows are read']);
  expect(shown("const a = 'it-is-a-token', c = 'AR2126';")).toEqual([]);
  expect(shown("throw new RangeError('No such day');")).toEqual([]);
  expect(shown("import { a } from './two words.ts';")).toEqual([]);
});

test('no page shows an id where a word belongs', () => {
  const shown = [...componentsIn('site')].flatMap(([file, code]) =>
    idsShownIn(code).map((id) => `${file}: ${id}`),
  );
  expect(shown).toEqual([]);
  expect(idsShownIn('<p>{`, ${place.evidence}`}</p>')).toEqual(['place.evidence']);
  expect(idsShownIn("<p>{a.standing !== 'x' && a.standing}</p>")).toEqual(['a.standing']);
  expect(idsShownIn('<p key={`${standing}`}>{words[standing]}</p>')).toEqual([]);
});

function isAllowed({ file, text }: Text): boolean {
  return ALLOWED.some(([where, what]) => where.test(file) && what.test(text));
}
