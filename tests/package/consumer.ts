/*
 * A program that uses the package, compiled in a project of its own under the strictest settings. What it must not be
 * able to do stands behind `@ts-expect-error`.
 */
import {
  decode,
  factsDate,
  type DecodeOptions,
  type ErrorCode,
  type Result,
  type ValidResult,
} from 'heatstamp';
import { checkLabel, checkLine, labelOf, type Label } from 'heatstamp/label';
import {
  checkListing,
  type CheckSource,
  isStyleNumber,
  type Listing,
  type ListingCheck,
  type ListingUnread,
  type Outcome,
  type TextPlace,
} from 'heatstamp/listing';
import { factoryCodes, type TablePlace } from 'heatstamp/factory-codes';
import { en } from 'heatstamp/words/en';
import { fr } from 'heatstamp/words/fr';
import { ja } from 'heatstamp/words/ja';

const options: DecodeOptions = { today: '2026-11-21', words: en };

function summary(result: Result): string {
  if (!result.isValid) return `${result.code}: ${result.error}`;
  const { code, date, country, week, otherReadings } = result;
  const unit: string = week === undefined ? 'month' : 'week';
  const others: readonly string[] = otherReadings.map(({ why }) => why);
  return `${code}: ${date}, ${country}, ${unit}, ${others.length}`;
}

function label(result: ValidResult, madeIn: Label): string {
  return checkLabel(result, madeIn).outcome;
}

function checks({ codes }: Listing): readonly string[] {
  return codes.flatMap(({ checks }) => checks.map(sentence));
}

/** The claim tells which ids and parameters there are. */
function sentence(check: ListingCheck): string {
  const { index, length, stated, sources }: TextPlace & ListingCheck = check;
  const urls: readonly string[] = sources.map(({ url }: CheckSource) => url);
  const outcome: Outcome = check.outcome;
  return check.claim === 'line'
    ? `${check.params.name} ${outcome}`
    : [stated, index, length, outcome, urls.length].join(' ');
}

function unread({ unread }: Listing): readonly string[] {
  return unread.flatMap((each: ListingUnread) =>
    'suggestions' in each ? each.suggestions.map(({ code }) => code) : [each.rule],
  );
}

/** A label from a list is known; one that a person typed may not be. */
function conflicts(result: ValidResult, typed: string): boolean {
  const check = checkLabel(result, typed);
  if (check.id === 'unknown') return check.params.given === '';
  return check.outcome === 'conflicts';
}

function countriesOf(code: string): readonly (string | null)[] {
  const places: readonly TablePlace[] =
    factoryCodes.codes.find((row) => row.code === code)?.places ?? [];
  return places.map(({ country }) => country);
}

const valid = decode('SD1013', options);
const code: ErrorCode = 'empty';

export const answers: readonly unknown[] = [
  summary(valid),
  summary(decode('QQ2126', options)),
  valid.isValid && label(valid, labelOf('USA') ?? 'other'),
  valid.isValid && checkLine(valid, 'Speedy', { words: en }).outcome,
  checks(checkListing('Date code: SP0065 (2005)', { today: '2026-11-21', words: en })),
  unread(checkListing('Date code: CTOO97')),
  isStyleNumber('M43186'),
  ['SD1013', 'AR2126'].map(decode).filter(({ isValid }) => isValid).length,
  en.errors[code],
  ja.date({ year: 2003, month: 11 }),
  checkListing('Date code: SP0065 (2005)', { today: '2026-11-21', words: fr }).codes[0]?.checks[0]
    ?.text,
  decode('SD1013').isValid && valid.isValid && conflicts(valid, 'Made in France'),
  countriesOf('TX'),
  Object.isFrozen(factoryCodes.codes) && factsDate === factoryCodes.date,
];

export const refused = {
  // @ts-expect-error -- whether there is a date is not known before it is asked whether the code is valid
  date: (result: Result): string => String(result.date),
  // @ts-expect-error -- a day is no option by itself
  today: (): Result => decode('AR2126', '2026-11-21'),
  // @ts-expect-error -- a code has one of the two
  week: (result: ValidResult): number => result.week,
  change: (result: ValidResult): void => {
    // @ts-expect-error -- answers are shared, and must not be changed
    result.interval.from = '2016-05-30';
  },
  // @ts-expect-error -- a country is known by its code
  label: (result: ValidResult): string => label(result, 'Atlantis'),
  table: (): void => {
    // @ts-expect-error -- so is the table
    factoryCodes.date = '2016-05-30';
  },
};
