import { withArticle } from '#words/core.ts';
import { listing as words } from '#words/listing.ts';
import { meaning, type Piece, sentence } from '#words/result.ts';
import { sentences } from '#words/text.ts';
import { FORMATS } from '../../core/formats.ts';
import { type Day, decode, type ValidResult } from '../../heatstamp.ts';
import { checkLabel } from '../../label.ts';
import {
  assess,
  type Doubt,
  type ItemClaims,
  type Tone,
  verdictOf,
} from '../listing/assessment.ts';
import { findLine } from '../listing/line.ts';
import { hasContradiction } from '../listing/listing.ts';

/** What a result means, as eye, ear, paper and a shared link are told. */
export interface Meaning {
  readonly tone: Tone;
  /** Stands beside the title; undefined where nothing is doubtful. */
  readonly verdict: string | undefined;
  /** Stands at once under the sentence. */
  readonly line: string;
  /** What else is to be known with it. */
  readonly more: readonly string[];
}

/** What a result means, given what is known about the item. */
export function meaningOf(result: ValidResult, claims: ItemClaims): Meaning {
  const assessment = assess(result, claims);
  const [line = documentedLine(result), ...others] = assessment.doubts
    .filter((doubt) => !isSaidBySeller(doubt, claims))
    .map((doubt) => sentenceFor(doubt, result, claims));
  const isOutside = result.notices.some(({ id }) => id === 'outside-era');
  return {
    tone: assessment.tone,
    verdict: verdictOf(assessment),
    line,
    more: [
      ...others,
      ...(isOutside ? [meaning.compare] : []),
      // The sentences of the doubts say already what these notices say.
      ...result.notices.filter(({ id }) => !SAID.includes(id)).map(({ text }) => text),
    ],
  };
}

type NoticeId = ValidResult['notices'][number]['id'];

/** The notices that make letters unlisted. */
const UNLISTED: readonly NoticeId[] = ['factory-unconfirmed'];
const SAID: readonly NoticeId[] = ['outside-era', ...UNLISTED];

/** Whether the table of the seller's claims shows this doubt. */
function isSaidBySeller(doubt: Doubt, { check }: ItemClaims): boolean {
  return doubt === 'label' && hasContradiction(check, ['label']);
}

function sentenceFor(doubt: Doubt, result: ValidResult, { madeIn = 'other', line }: ItemClaims) {
  switch (doubt) {
    case 'seller':
    case 'unusual':
      return meaning[doubt];
    case 'label':
      return meaning.label(madeIn);
    case 'too-early':
    case 'after-end':
      return meaning[doubt](lineNameOf(line));
    case 'undocumented':
      return undocumentedLine(result);
    case 'unlisted':
      return sentences(
        result.notices.filter(({ id }) => UNLISTED.includes(id)).map(({ text }) => text),
      );
    case 'look-alike':
      return meaning.lookAlike(result.suggestions?.map(({ code }) => code) ?? []);
    case 'label-unconfirmed':
      return checkLabel(result, madeIn).text;
  }
}

/** What the line with this id is called; empty where the table does not have it. */
function lineNameOf(id: string | undefined): string {
  const line = findLine(id);
  return line ? words.lineName(line) : '';
}

/** The code in another of its readings, by the id of that; as it is, where it has no such reading. */
export function inReading(
  result: ValidResult,
  reading: string | undefined,
  today: Day,
): ValidResult {
  const other = result.otherReadings.find((each) => each.reading === reading);
  const view = other && decode(result.code, { today, reading: other.reading });
  return view?.isValid ? view : result;
}

function documentedLine({ places, countries }: ValidResult): string {
  const isListed = places.some(({ evidence }) => evidence !== 'unconfirmed');
  return meaning.documented(isListed && countries.length > 0);
}

function undocumentedLine({ notices, year }: ValidResult): string {
  const isOutside = notices.some(({ id }) => id === 'outside-era');
  return isOutside ? meaning.undocumented(year, isTimeOfCodes(year)) : meaning.monthFirst;
}

/** Whether any format was used in that year. */
function isTimeOfCodes(year: number): boolean {
  return FORMATS.some(({ spans }) =>
    spans.some(({ from, until }) => from[0] <= year && year <= until[0]),
  );
}

/** The answer in one plain sentence, in pieces: the days of a week can be set apart. */
export function piecesOf(result: ValidResult): readonly Piece[] {
  const { countries, country, interval, places, week, month, year } = result;
  const when =
    week === undefined ? sentence.month(month, year) : sentence.week(week, year, interval);
  if (places.some(({ id }) => id === 're-lined')) return sentence.relined(when);
  // Without letters a country is assumed; some letters stand for no country.
  const hasPlace = countries.length > 0 || places.length === 0;
  return hasPlace ? sentence.madeIn(when, withArticle(country)) : sentence.made(when);
}

/** The same as a text: `Made in week 22 of 2016, May 30 to June 5, in France.` */
export function sentenceOf(result: ValidResult): string {
  return piecesOf(result)
    .map((piece) => (typeof piece === 'string' ? piece : piece.days))
    .join('');
}

/** The sentence with what is doubtful about it, and nothing more where nothing is. */
export function spokenOf(result: ValidResult, claims: ItemClaims): string {
  const { tone, line, more } = meaningOf(result, claims);
  return sentences([sentenceOf(result), tone !== 'valid' && line, ...more]);
}
