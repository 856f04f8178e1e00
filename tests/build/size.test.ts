import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { captures, inAllLanguages, only, paths, read, readBytes, sample } from './site-files.ts';

/** The later scripts of home by the names of their files: what reads listings and tables, and the search of the codes. */
const SECOND_SCRIPT = /(?:^|\/)(?:text-script|CodeFilter|later|label-of|copy-text|prepare)-/;

/**
 * What a visitor may have to load, gzipped, in bytes: `script` at once, of which React is 68 kB, and `secondScript` where
 * a listing or a table is read, or more is asked; `style` with the HTML, `laterStyle` in the sheet that the page links.
 */
const LIMITS = {
  // The tab with its states takes 2500, the table of lines and models 4000, the check sheet with its words 5000.
  script: 140_000,
  // What reads listings in seventeen languages.
  secondScript: 65_500,
  style: 12_000,
  laterStyle: 6500,
  // Of the HTML of home the tabs take 600, the addresses and names of the other languages take 400, and the type of Japanese 500.
  html: 24_700,
} as const;

/** How much more the words of a language may take: French has longer ones, and Japanese has three bytes a character. */
const EXTRA: Readonly<Record<string, { readonly script: number; readonly html: number }>> = {
  en: { script: 0, html: 0 },
  ja: { script: 6000, html: 3300 },
  fr: { script: 3500, html: 1500 },
};

describe.each(inAllLanguages(sample))('the weight of $file', ({ file, page, language }) => {
  const html = read(file);
  const extra = EXTRA[language.id] ?? { script: 0, html: 0 };

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
    const limit = hasScript ? LIMITS.script + extra.script : 0;
    expect(weightOf(loadedAtOnce(html))).toBeLessThanOrEqual(limit);
    const later = [...reachable(html)].filter((path) => !loadedAtOnce(html).includes(path));
    expect(later.filter((path) => !SECOND_SCRIPT.test(path))).toEqual([]);
    expect(weightOf(later)).toBeLessThanOrEqual(LIMITS.secondScript);
    expect(reachable(html).size > 0).toBe(hasScript);
  });
});

test('every page names all static imports of its script, so that none is discovered late', () => {
  for (const { file } of inAllLanguages(sample)) {
    const asked = loadedAtOnce(read(file));
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

/** The scripts that a page's HTML names: what its entry cannot run without, and the entry. */
function loadedAtOnce(html: string): string[] {
  return [...new Set(captures(html, /([\w.-]+\.js)\b/g))].map((name) => `assets/${name}`);
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
