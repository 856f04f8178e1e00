import { expect, test } from 'vitest';
import { checkListing } from '../../../src/listing.ts';
import { phrasesOf } from '../../../src/listing/lexicon.ts';
import type { Language, Phrases } from '../../../src/listing/meanings.ts';

const TODAY = { today: '2026-11-22' };

/**
 * What a text states, in short: its codes, "FR" for a label, "made 2004-10", "by 2015" for bought, received and the like, "released
 * 2012", what it says of a missing code, and "conflict" behind what disagrees with its code.
 */
export function stated(text: string): string {
  const { codes, checks, noCode, unread } = checkListing(text, TODAY);
  const all = [...codes.flatMap(({ checks }) => checks), ...checks];
  const claims = all.flatMap(({ claim, value, outcome }) => {
    const said = claim === 'made' ? 'made ' : claim === 'released' ? 'released ' : 'by ';
    const short = shortOf(value);
    if (short === undefined || claim === 'line') return [];
    return [(claim === 'label' ? '' : said) + short + (outcome === 'conflicts' ? ' conflict' : '')];
  });
  const missing = noCode === undefined ? [] : [noCode.claim === 'chip' ? 'chip' : 'no code'];
  return [
    ...codes.map(({ text }) => text),
    ...new Set(claims),
    ...missing,
    ...unread.map(({ text, error }) => text || (error ?? 'unread')),
  ].join(', ');
}

/** A country as it is; a year, a month or a week as one word; else both days. */
function shortOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('from' in value && 'to' in value))
    return undefined;
  const [from, to] = [String(value.from), String(value.to)];
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days > 26 && days < 31 && from.endsWith('-01')) return from.slice(0, 7);
  return days === 6 ? `week of ${from}` : `${from} to ${to}`;
}

/** Where natives write so, and the words that stand there. */
type Sources = Readonly<Record<string, Phrases>>;

/** Tests what texts of one language state, and that the words of its sources are its own. */
export function testTexts(
  language: Language,
  sources: Sources,
  texts: Readonly<Record<string, string>>,
): void {
  const { label, months = [], words } = language;
  const phrases = new Set(
    [
      ...Object.values(label.countries),
      ...Object.values(label.adjectives ?? {}),
      ...[label.made, label.madePlace ?? '', ...months],
      ...(language.eras ?? []).map(({ names }) => names),
      ...Object.values(words),
    ].flatMap(phrasesOf),
  );
  test.each(Object.entries(sources))('%s has words of the language', (_, list) => {
    expect(phrasesOf(list).filter((phrase) => !phrases.has(phrase))).toEqual([]);
  });

  test.each(Object.entries(texts))('product §1.9: “%s” states: %s', (text, expected) => {
    expect(stated(text)).toBe(expected);
  });
}
