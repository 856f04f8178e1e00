import type { Today } from './calendar.ts';
import { wornLetters } from './digits.ts';
import type { NoticeParams } from './notices.ts';
import { factories } from './places.ts';

/** The parameters of each hint. */
export interface HintParams {
  /** Only digits, perhaps of a code whose letters have worn away. */
  readonly 'letters-worn': NoticeParams['letters-worn'];
  /** What was entered is a year. */
  readonly 'year-alone': {
    /** `2016` */
    readonly year: number;
  };
  /** One digit fewer than codes with these letters have. */
  readonly 'digit-missing': LettersOnly;
  /** One digit more. */
  readonly 'digit-extra': LettersOnly;
}

interface LettersOnly {
  /** The letters. */
  readonly factory: string;
}

/** The id of a hint. */
export type HintId = keyof HintParams;

/** A hint at what may be wrong with input that does not read. */
export type HintFact<Id extends HintId = HintId> = {
  [Key in Id]: {
    /** The id; the same in every language. */
    readonly id: Key;
    /** The values that the sentence uses. */
    readonly params: HintParams[Key];
  };
}[Id];

/**
 * Hints at what may be wrong with a prepared input that does not read.
 *
 * @example
 * hintsFor('2016', readDay('2026-11-21'))[0] // => {"id":"year-alone","params":{"year":2016}}
 * hintsFor('SD101', readDay('2026-11-21'))[0] // => {"id":"digit-missing","params":{"factory":"SD"}}
 */
export function hintsFor(code: string, today: Today): readonly HintFact[] {
  const { letters = '', digits = '' } = LETTERS_AND_DIGITS.exec(code)?.groups ?? {};
  if (factories.has(letters)) {
    const id = ({ 3: 'digit-missing', 5: 'digit-extra' } as const)[digits.length];
    return id ? [{ id, params: { factory: letters } }] : [];
  }
  if (!/^\d{4}$/.test(code)) return [];
  const worn = wornLetters(code, today);
  const isYear = /^(?:19|20)\d\d$/.test(code);
  return [
    ...(isYear ? [{ id: 'year-alone', params: { year: Number(code) } } as const] : []),
    ...(worn ? [worn] : []),
  ];
}

const LETTERS_AND_DIGITS = /^(?<letters>[A-Z]{2})(?<digits>\d+)$/;
