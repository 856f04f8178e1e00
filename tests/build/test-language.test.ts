import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { siteInTestLanguage } from '../build-elsewhere.ts';
import { withoutBrackets } from '../test-language/bracketed.ts';
import { blocksOf, captures, table } from './site-files.ts';

/** What stays as it is in every language, and why. */
const SAME_EVERYWHERE: readonly (readonly [text: RegExp, why: string])[] = [
  [/^Heatstamp$/, 'the name of the site'],
  [/^(https?:\/\/)?name\.example\/heatstamp(\/\S*)?$/, 'its address'],
  [/^localhost:\d+$/, 'where its forms are delivered'],
  [/^hello@heatstamp\.example$/, 'its mail address'],
];

/** Elements whose content is no text of ours: scripts, what is typed, other languages, and names of sources. */
const FOREIGN =
  /<(script|style|code)\b[^>]*>.*?<\/\1>|<(span|a)(?= [^>]*\blang=)[^>]*>.*?<\/\2>|<a [^>]*href="https?:[^"]*"[^>]*>.*?<\/a>/gs;

/** Attributes that are shown, or read to people. */
const SPOKEN = / (?:alt|title|placeholder|aria-label|aria-description)="([^"]*)"/g;

/** Metadata that is shown, by name or property. */
const SHOWN =
  /<meta (?:name|property)="(?:description|keywords|og:title|og:description|og:image:alt)" content="([^"]*)"/g;

/** Properties of structured data that hold sentences. */
const SENTENCES = ['name', 'headline', 'description', 'text'];

let folder = '';
beforeAll(() => {
  folder = siteInTestLanguage();
});

test('no page shows a text that is not among the words of its language', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  const unworded = pages.flatMap((path) =>
    textsOf(readFileSync(join(folder, path), 'utf8'))
      .filter(isUnworded)
      .map((text) => `${path}: ${text}`),
  );
  expect(pages).toHaveLength(table.length);
  expect(unworded).toEqual([]);
});

test('neither does the manifest', () => {
  const { description } = JSON.parse(
    readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'),
  ) as { description: string };
  expect(isUnworded(description)).toBe(false);
});

/** All that a page says: its text outside of brackets, what is spoken, and its metadata. */
function textsOf(html: string): readonly string[] {
  const shown = html.replace(FOREIGN, '\n').replace(/<!--.*?-->/gs, '');
  return [
    // A sentence can be in several elements, so brackets are paired over the whole page.
    ...withoutBrackets(shown.replace(/<[^>]*>/g, '\n')).split('\n'),
    ...captures(shown, SPOKEN),
    ...captures(html, SHOWN),
    ...sentencesIn(blocksOf(html)),
  ];
}

function sentencesIn(data: unknown, key = ''): readonly string[] {
  if (typeof data === 'string') return SENTENCES.includes(key) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    sentencesIn(value, Array.isArray(data) ? key : name),
  );
}

/** Whether a text says something outside of brackets: small letters, or a word of capitals. */
function isUnworded(text: string): boolean {
  const rest = withoutBrackets(text).trim();
  return /\p{Ll}|\p{Lu}{5}/u.test(rest) && !SAME_EVERYWHERE.some(([same]) => same.test(rest));
}
