import type { Today } from './calendar.ts';
import { wornLetters } from './digits.ts';
import type { Fact, NoticeParams } from './notices.ts';
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
  /** A number in the form of another house's serial numbers. */
  readonly 'other-house': {
    /** `Chanel` */
    readonly house: OtherHouse;
  };
}

type OtherHouse = 'Chanel' | 'Gucci';

/**
 * The numbers of other houses, each form from two pages: Chanel's of 7 or 8 digits (siopaella.com/pages/authenticating-chanel,
 * blog.fashionphile.com/chanel-serial-codes-decoded), Gucci's of 10 to 13 (collectingluxury.com/blog-1/do-gucci-bags-have-serial-numbers,
 * gabysbags.com/guides/gucci-serial-numbers-explained).
 */
const OTHER_HOUSES: readonly (readonly [OtherHouse, RegExp])[] = [
  ['Chanel', /^\d{7,8}$/],
  ['Gucci', /^\d{10,13}$/],
];

interface LettersOnly {
  /** The letters. */
  readonly factory: string;
}

/** The id of a hint. */
export type HintId = keyof HintParams;

/** A hint at what may be wrong with input that does not read. */
export type HintFact<Id extends HintId = HintId> = Fact<HintParams, Id>;

/**
 * Hints at what may be wrong with a prepared input that does not read.
 *
 * @example
 * hintsFor('2016', readDay('2026-11-21'))[0] // => {"id":"year-alone","params":{"year":2016}}
 * hintsFor('SD101', readDay('2026-11-21'))[0] // => {"id":"digit-missing","params":{"factory":"SD"}}
 * hintsFor('10218184', readDay('2026-11-21'))[0] // => {"id":"other-house","params":{"house":"Chanel"}}
 */
export function hintsFor(code: string, today: Today): readonly HintFact[] {
  const { letters = '', digits = '' } = LETTERS_AND_DIGITS.exec(code)?.groups ?? {};
  if (factories.has(letters)) {
    const id = ({ 3: 'digit-missing', 5: 'digit-extra' } as const)[digits.length];
    return id ? [{ id, params: { factory: letters } }] : [];
  }
  const [house] = OTHER_HOUSES.find(([, form]) => form.test(code)) ?? [];
  if (house) return [{ id: 'other-house', params: { house } }];
  if (!/^\d{4}$/.test(code)) return [];
  const worn = wornLetters(code, today);
  const isYear = /^(?:19|20)\d\d$/.test(code);
  return [
    ...(isYear ? [{ id: 'year-alone', params: { year: Number(code) } } as const] : []),
    ...(worn ? [worn] : []),
  ];
}

const LETTERS_AND_DIGITS = /^(?<letters>[A-Z]{2})(?<digits>\d+)$/;
