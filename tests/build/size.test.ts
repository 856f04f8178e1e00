import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { captures, inAllLanguages, only, paths, read, readBytes, sample } from './site-files.ts';

/**
 * What a visitor may have to load, gzipped, in bytes: `script` at once, of which React is 68 kB; `answer` for the answer to
 * a code, which a link asks for at the same time; `later` where a listing or a table is read, or more is asked; `style` with
 * the HTML, `laterStyle` in the sheet that the page links.
 */
const LIMITS = {
  script: 107_200,
  answer: 26_700,
  // What reads listings in seventeen languages, the table of lines and models, the sources of dates and letters, the codes of
  // a worn stamp, and the forms of home.
  later: 123_600,
  style: 10_200,
  laterStyle: 6000,
  // Of the HTML of home the tabs take 600, the addresses and names of the other languages take 400, and the type of
  // Japanese 500.
  html: 26_900,
} as const;

/** How much more the words of a language may take: French has longer ones, and Japanese has three bytes a character. */
const EXTRA: Readonly<Record<string, Readonly<Record<'script' | 'answer' | 'html', number>>>> = {
  en: { script: 0, answer: 0, html: 0 },
  ja: { script: 1900, answer: 1600, html: 2850 },
  fr: { script: 1300, answer: 1600, html: 1350 },
};

describe.each(inAllLanguages(sample))('the weight of $file', ({ file, page, language }) => {
  const html = read(file);
  const extra = EXTRA[language.id] ?? { script: 0, answer: 0, html: 0 };

  test(`its HTML is at most ${LIMITS.html} bytes, with ${extra.html} more for its language`, () => {
    expect(gzipped(html)).toBeLessThanOrEqual(LIMITS.html + extra.html);
  });

  test(`its styles are at most ${LIMITS.style} bytes, and ${LIMITS.laterStyle} for what comes later`, () => {
    expect(gzipped(only(html, /<style>(.*?)<\/style>/gs))).toBeLessThanOrEqual(LIMITS.style);
    const linked = captures(html, /<link rel="stylesheet" href="\/([^"]+)">/g);
    expect(weightOf(linked)).toBeLessThanOrEqual(LIMITS.laterStyle);
  });

  test('its scripts stay within the limits, and a page without an entry has none', () => {
    const hasScript = page.entry !== undefined;
    const [first, answer] = [filesOf(html, 'data-files'), filesOf(html, 'data-answer-files')];
    const later = [...reachable(html)].filter((path) => ![...first, ...answer].includes(path));
    const limit = hasScript ? LIMITS.script + extra.script : 0;
    expect(weightOf(first)).toBeLessThanOrEqual(limit);
    expect(weightOf(answer)).toBeLessThanOrEqual(LIMITS.answer + extra.answer);
    expect(weightOf(later)).toBeLessThanOrEqual(LIMITS.later);
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

function gzipped(contents: string | Buffer): number {
  return gzipSync(contents, { level: 9 }).length;
}

function weightOf(scripts: Iterable<string>): number {
  return [...scripts].reduce((sum, path) => sum + gzipped(readBytes(path)), 0);
}

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
