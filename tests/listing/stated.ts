import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import type { StatedTime } from '../../src/core/stated.ts';
import { labelOf } from '../../src/listing/label-of.ts';
import { type Lexicon, phrasesOf } from '../../src/listing/reader/lexicon.ts';
import { type ComparedClaim, readListing } from '../../src/listing/listing.ts';
import type { Language, Phrases } from '../../src/listing/reader/meanings.ts';

const TODAY = readDay('2026-11-22');

/**
 * What a text states, in short: its codes, "FR" for a label, "made 2004-10", "by 2015" for bought, received and the like,
 * "released 2012", what it says of a missing code, style numbers, and "conflict" or "asks" after what disagrees with its code. A
 * date that nothing binds is left out, and what is said of another thing.
 */
export function stated(text: string, words?: Lexicon): string {
  const listing = readListing(text, TODAY, words);
  const { codes, checks, labels, noCodeClaims, unread, styleNumbers } = listing;
  const claims = [...codes.flatMap(({ checks }) => checks), ...checks].map(shortOf);
  const own = codes.length > 0 ? [] : labels.map(({ label }) => label);
  return [
    ...codes.map(({ text }) => text),
    ...new Set([...own, ...claims.filter((claim) => claim !== '')]),
    ...noCodeClaims.map(({ reason }) => `no code: ${reason}`),
    ...unread.map(({ text }) => `unread: ${text}`),
    ...styleNumbers.map((number) => `style ${number}`),
  ].join(', ');
}

/** No longer text is taken for a label alone. */
const LONGEST_LABEL = 60;

/** The same, with models, and the label that the text is where it stands alone. */
export function statedInFull(text: string): string {
  const { lines } = readListing(text, TODAY);
  const label = labelOf(text);
  return [
    stated(text),
    ...(label === undefined || text.length > LONGEST_LABEL ? [] : [`label ${label}`]),
    ...lines.map(({ line }) => line.id),
  ]
    .filter((claim) => claim !== '')
    .join(', ');
}

function shortOf({ value: claim, said, facts: { outcome } }: ComparedClaim): string {
  if (said === 'other') return '';
  const end = outcome === 'conflicts' ? ' conflict' : outcome === 'asks' ? ' asks' : '';
  switch (claim.claim) {
    case 'label':
      return claim.labels.join(' or ') + end;
    case 'made':
      return claim.isBound ? `made ${timeText(claim.time)}${end}` : '';
    case 'existed-by':
      return `by ${timeText(claim.time)}${end}`;
    case 'released':
      return `released ${timeText(claim.time)}${end}`;
    case 'maker':
      return `maker${end}`;
    case 'designer':
      return `${claim.isEra ? 'era of' : 'by'} ${claim.designer.id}${end}`;
    default:
      return '';
  }
}

/** A time in short: "2003", "2003-11", "2003-W22", and the days of any other. */
export function timeText({ when, from, to }: StatedTime): string {
  if (when === undefined) return `${from} to ${to}`;
  const { year, month, week } = when;
  if (week !== undefined) return `${String(year)}-W${String(week).padStart(2, '0')}`;
  return month === undefined ? String(year) : `${String(year)}-${String(month).padStart(2, '0')}`;
}

/** Where natives write so, and the words that stand there. */
type Sources = Readonly<Record<string, Phrases>>;

/** Tests what texts of one language state, and that the words of its sources are its own. */
export function testTexts(
  language: Language,
  sources: Sources,
  texts: Readonly<Record<string, string>>,
): void {
  const { countries, adjectives = {}, months = [], words } = language;
  const phrases = new Set(
    [
      ...Object.values(countries),
      ...Object.values(adjectives),
      ...months,
      ...(language.eras ?? []).map(({ names }) => names),
      ...Object.values(words),
    ].flatMap(phrasesOf),
  );
  test('names pages where natives write so', () => {
    expect(Object.keys(sources)).not.toEqual([]);
  });

  test.each(Object.entries(sources))('%s has words of the language', (_, list) => {
    expect(phrasesOf(list).filter((phrase) => !phrases.has(phrase))).toEqual([]);
  });

  test.each(Object.entries(texts))('“%s” states: %s', (text, expected) => {
    expect(stated(text)).toBe(expected);
  });
}
