import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { LANGUAGES } from '../../src/listing/languages.ts';
import { readListing } from '../../src/listing/listing.ts';
import { deletionsOf, lexiconOf, wordFinder } from './deletions.ts';
import { writeFileSync } from 'node:fs';
import { stated } from './stated.ts';

const TODAY = readDay('2026-11-22');

const column = (file: string, index: number) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').trimEnd().split('\n').slice(1)
    .map((row) => (row.split('\t')[index] ?? '').replaceAll('\\n', '\n'));

const texts = [...column('../listings.tsv', 2), ...column('fresh/listings.tsv', 2), ...column('stories.tsv', 1)];

test('every word', () => {
  const answer = (text: string, words?: any) => JSON.stringify(readListing(text, TODAY, words));
  const find = wordFinder(LANGUAGES);
  let t = performance.now();
  const rows = texts.map((text) => {
    const words = find(text);
    const a = answer(text);
    const b = answer(text, lexiconOf(words, text));
    if (a !== b) console.log('DIFF', text);
    return { text, words, expected: a };
  });
  console.log('prep', performance.now() - t, rows.length); t = performance.now();
  const byKey = new Map<string, typeof rows>();
  for (const row of rows) for (const { key } of row.words) { const l = byKey.get(key) ?? []; l.push(row); byKey.set(key, l); }
  const all = deletionsOf(LANGUAGES);
  const dead = all.filter(({ lost }) => {
    const where = new Set([...lost].flatMap((key) => byKey.get(key) ?? []));
    for (const { text, words, expected } of where) {
      if (answer(text, lexiconOf(words.filter(({ key }) => !lost.has(key)), text)) !== expected) return false;
    }
    return true;
  });
  console.log('time', performance.now() - t, all.length, dead.length);
  writeFileSync('/tmp/dead.txt', dead.map(({ name }) => name).join('\n'));
});
