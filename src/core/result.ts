import type { Claim, Parts } from './formats.ts';
import { notice } from './notices.ts';
import { factories, type Factory, type Whereabouts } from './places.ts';
import type { Reading } from './readings.ts';
import { digitSegments } from './segments.ts';
import type { Notice, Segment, ValidResult } from './types.ts';

/** A reading that the code allows, with the claim it came from. */
export interface Candidate {
  readonly claim: Claim;
  readonly reading: Reading;
}

type Draft = { -readonly [Field in keyof ValidResult]: ValidResult[Field] };

/** What stands in for the factory of a code without letters. */
const NO_FACTORY: Factory = {
  code: 'N/A',
  places: Object.freeze([]),
  possibleCountries: undefined,
  in: () => ASSUMED,
};

const ASSUMED: Whereabouts = {
  country: 'France (assumed)',
  notices: Object.freeze([notice('country-assumed', 'N/A', 0)]),
};

/**
 * Puts the answer together: the best reading, the factory's places in its year, and the readings that lost.
 *
 * @example
 * read('SD1013', readDay('2026-11-21')).otherReadings[0].date // => "Week 11, 2003"
 */
export function assemble(
  code: string,
  parts: Parts,
  { claim, reading }: Candidate,
  others: readonly Candidate[],
): ValidResult {
  const { dated } = reading;
  const factory = factories.get(parts.factory ?? '') ?? NO_FACTORY;
  const where = factory.in(dated.year);
  // Written out, because spreading `dated` into it would take longer than all the rest of decoding.
  const result: Draft = {
    isValid: true,
    code,
    reading: dated.reading,
    date: dated.date,
    year: dated.year,
    period: dated.period,
    format: dated.format,
    standing: dated.standing,
    interval: dated.interval,
    country: where.country,
    factoryCode: factory.code,
    places: factory.places,
    segments: segmentsOf(parts, claim),
    notices: joined(reading.notices, where.notices),
    otherReadings: others.map((other) => other.reading.other),
  };
  if (dated.week !== undefined) result.week = dated.week;
  if (dated.month !== undefined) result.month = dated.month;
  if (factory.possibleCountries) result.possibleCountries = factory.possibleCountries;
  return result;
}

function segmentsOf(
  { factory, digits, lettersFirst }: Parts,
  { layout }: Claim,
): readonly Segment[] {
  const segments = digitSegments(digits, layout);
  if (factory === undefined) return segments;
  const letters: Segment = { text: factory, role: 'factory' };
  return lettersFirst ? [letters, ...segments] : [...segments, letters];
}

function joined(a: readonly Notice[], b: readonly Notice[]): readonly Notice[] {
  return b.length === 0 ? a : a.length === 0 ? b : [...a, ...b];
}
