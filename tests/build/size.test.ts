import { describe, expect, test } from 'vitest';
import { captures, inAllLanguages, only, paths, read, sample } from './site-files.ts';
import { expectFilesWithin, expectWithin, PLACES } from './weight.ts';

/**
 * What a visitor may have to load, gzipped, in bytes: `script` at once, of which React is 68 kB; `answer` for the answer to
 * a code, which a link asks for at the same time; `later` where a listing or a table is read, or more is asked; `style` with
 * the HTML, `laterStyle` in the sheet that the page links. Each leaves about two in a hundred to grow; see CONTRIBUTING.md.
 */
const LIMITS = {
  // Each place of a factory code takes some 50.
  script: 101_300 + 50 * PLACES,
  // It presses the letters, draws the threads on the strap and hangs the values from them, which takes 3500; the HTML and the
  // fonts lost more.
  answer: 31_700,
  // What reads listings in seventeen languages, the table of lines and models, the sources of dates and letters, the codes of
  // a worn stamp, and the forms of home.
  later: 131_000,
  style: 10_400,
  laterStyle: 6890,
  // Of the HTML of home the addresses and names of the other languages take 400, and the type of Japanese 500.
  html: 24_300,
} as const;

/** How much more the words of a language may take: French has longer ones, and Japanese has three bytes a character. */
const NO_EXTRA = { script: 0, answer: 0, html: 0 };
const EXTRA: Readonly<Record<string, typeof NO_EXTRA>> = {
  ja: { script: 2000, answer: 1600, html: 2800 },
  fr: { script: 1400, answer: 1600, html: 1250 },
};

describe.each(inAllLanguages(sample))('the weight of $file', ({ file, page, language }) => {
  const html = read(file);
  const extra = EXTRA[language.id] ?? NO_EXTRA;

  test('its HTML stays within its limit', () => {
    expectWithin(LIMITS.html + extra.html, 'HTML', new Map([[file, html]]));
  });

  test('its styles stay within their limits', () => {
    const inline = only(html, /<style>(.*?)<\/style>/gs);
    expectWithin(LIMITS.style, `Styles in ${file}`, new Map([[file, inline]]));
    const linked = captures(html, /<link rel="stylesheet" href="\/([^"]+)">/g);
    expectFilesWithin(LIMITS.laterStyle, `Styles that ${file} links`, linked);
  });

  test('its scripts stay within the limits, and a page without an entry has none', () => {
    const hasScript = page.entry !== undefined;
    const [first, answer] = [filesOf(html, 'data-files'), filesOf(html, 'data-answer-files')];
    const later = [...reachable(html)].filter((path) => ![...first, ...answer].includes(path));
    const limit = hasScript ? LIMITS.script + extra.script : 0;
    expectFilesWithin(limit, `Scripts of ${file}`, first);
    expectFilesWithin(LIMITS.answer + extra.answer, `Scripts of an answer in ${file}`, answer);
    expectFilesWithin(LIMITS.later, `Scripts that ${file} may load later`, later);
    expect(reachable(html).size > 0).toBe(hasScript);
  });
});

test('every page names all static imports of its script, so that none is discovered late', () => {
  for (const { file } of inAllLanguages(sample)) {
    const html = read(file);
    const asked = [...filesOf(html, 'data-files'), ...filesOf(html, 'data-answer-files')];
    const imports = asked.flatMap((path) => captures(read(path), /(?:from|import)"\.\/([^"]+)"/g));
    expect(imports.filter((name) => !asked.includes(`assets/${name}`))).toEqual([]);
  }
});

test('the 404 page ships one line of script', () => {
  const [script = '', ...others] = reachable(read('404.html'));
  expect(read(script).trim().split('\n')).toHaveLength(1);
  expect(others).toEqual([]);
});

/** The scripts that a page's HTML names in an attribute. */
function filesOf(html: string, attribute: string): string[] {
  const [files = ''] = captures(html, new RegExp(` ${attribute}="([^"]*)"`, 'g'));
  return captures(files, /([\w.-]+\.js)\b/g).map((name) => `assets/${name}`);
}

/** The scripts that a page names, those that they name, and so on, loaded at once or later. */
function reachable(text: string, found = new Set<string>()): Set<string> {
  const scripts = paths().filter((path) => path.endsWith('.js'));
  const named = captures(text, /([\w.-]+\.js)\b/g).map((name) => `assets/${name}`);
  for (const path of scripts.filter((each) => named.includes(each) && !found.has(each))) {
    found.add(path);
    reachable(read(path), found);
  }
  return found;
}
