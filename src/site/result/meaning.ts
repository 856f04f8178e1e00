import { core, withArticle } from '#words/core.ts';
import { meaning, type Piece, sentence } from '#words/result.ts';
import { FORMATS } from '../../core/formats.ts';
import { type Day, decode, type Label, type ValidResult } from '../../heatstamp.ts';
import { labelConflict } from '../listing/conflicts.ts';

/** How sure an answer is: documented, in doubt, or against what the label says. */
export type Tone = 'valid' | 'doubtful' | 'conflict';

/** What a result means, as eye, ear, paper and a shared link are told. */
export interface Meaning {
  readonly tone: Tone;
  /** Stands at once under the sentence. */
  readonly line: string;
  /** What else is to be known with it. */
  readonly more: readonly string[];
}

/**
 * What a result means, given what the label says. `other` is another contradiction, such as the seller's or the line's,
 * as a clause.
 */
export function meaningOf(result: ValidResult, madeIn: Label | undefined, other?: string): Meaning {
  const contradiction = labelConflict(result, madeIn) ?? other;
  const ofDate = dateLine(result);
  const isDocumented = result.standing === 'documented';
  // The line says already what this notice says.
  const notices = result.notices.filter(({ id }) => id !== 'outside-era');
  const isOutside = notices.length < result.notices.length;
  return {
    tone: contradiction !== undefined ? 'conflict' : isDocumented ? 'valid' : 'doubtful',
    line: contradiction === undefined ? ofDate : meaning.conflict(contradiction),
    more: [
      ...(contradiction !== undefined && !isDocumented ? [ofDate] : []),
      ...(isOutside ? [meaning.compare] : []),
      ...notices.map(({ text }) => text),
    ],
  };
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

function dateLine({ standing, notices, year, places, countries }: ValidResult): string {
  if (standing === 'unusual') return meaning.unusual;
  if (standing === 'documented') {
    const isListed = places.some(({ evidence }) => evidence !== 'unconfirmed');
    return meaning.documented(isListed && countries.length > 0);
  }
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
export function spokenOf(result: ValidResult, madeIn: Label | undefined, other?: string): string {
  const { tone, line, more } = meaningOf(result, madeIn, other);
  return [sentenceOf(result), ...(tone === 'valid' ? [] : [line]), ...more].join(' ');
}

/** Where a place stands in its years: `United States from 1994`. */
export function placeIn(place: ValidResult['places'][number]): string {
  return `${place.place} ${core.years(place)}`.trim();
}
