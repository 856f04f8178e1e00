import type { CountryId } from './factories.ts';
import { fitsYear, isCountry, type PlaceFacts } from './places.ts';

/** The countries that heat stamps name, in the order in which they are offered. */
// prettier-ignore
export const LABELS = Object.freeze(['FR', 'IT', 'ES', 'US', 'DE', 'CH'] as const satisfies readonly CountryId[]);

/** Countries that a label can name although no code stands for them, by ISO 3166-1. */
// prettier-ignore
export const ELSEWHERE = ['CN', 'TW', 'TH', 'VN', 'PH', 'ID', 'MA', 'TN', 'PL', 'NL', 'AT', 'CA'] as const;

/** A country that no code stands for. */
export type ElsewhereId = (typeof ELSEWHERE)[number];

/** What a heat stamp says it was made in; `other` stands for every country that LABELS does not name. */
export type Label = CountryId | ElsewhereId | 'other';

/**
 * Whether a value is a label by its id.
 *
 * @example
 * ['FR', 'CN', 'other', 'France', 7].map(isLabel) // => [true,true,true,false,false]
 */
export function isLabel(value: unknown): value is Label {
  if (typeof value !== 'string') return false;
  return value === 'other' || isCountry(value) || ELSEWHERE.some((id) => id === value);
}

/** The parameters of each finding that comparing a code with a label can have. */
export interface LabelParams {
  /** The code names no country. */
  readonly 'no-country': LabelOnly;
  /** The code is attested for that country in its year. */
  readonly match: LabelOnly & FactoryAndYear;
  /** Only a directory without sources names that country. */
  readonly unconfirmed: LabelOnly & Pick<FactoryAndYear, 'factory'>;
  /** No source places the code in that country in its year. */
  readonly conflict: LabelOnly &
    FactoryAndYear & {
      /** The years in which the code stood for that country, where there were any. */
      readonly elsewhen: readonly Pick<PlaceFacts, 'from' | 'until'>[];
    };
}

interface LabelOnly {
  /** The country on the label. */
  readonly label: Label;
}

interface FactoryAndYear {
  /** The factory letters. */
  readonly factory: string;
  /** The year of the code. */
  readonly year: number;
}

/** A finding on a label: `conflict` where no source places the code in that country in its year. */
export type LabelFindingId = keyof LabelParams;

/** What comparing a code with a label finds. */
export type LabelFinding<Id extends LabelFindingId = LabelFindingId> = {
  [Each in Id]: {
    /** The outcome in one word. */
    readonly verdict: 'match' | 'possible' | 'conflict';
    /** Why; stays the same whatever the words. */
    readonly id: Each;
    /** What the sentence is said of. */
    readonly params: LabelParams[Each];
  };
}[Id];

/** What a label is compared with. */
interface DatedCode {
  readonly factoryCode: string;
  readonly places: readonly Pick<PlaceFacts, 'id' | 'evidence' | 'from' | 'until'>[];
  readonly year: number;
}

/**
 * Compares a code with the heat stamp's "Made in …": attested in that year, only possible, or neither.
 *
 * @example
 * compareLabel({ factoryCode: 'SL', places: factories.get('SL').places, year: 1989 }, 'FR').verdict // => "match"
 */
export function compareLabel(
  { factoryCode: factory, places, year }: DatedCode,
  label: Label,
): LabelFinding {
  const countries = places.filter(({ id }) => isCountry(id));
  if (countries.length === 0) return { verdict: 'possible', id: 'no-country', params: { label } };
  const named = countries.filter(({ id }) =>
    label === 'other' ? !LABELS.some((country) => country === id) : id === label,
  );
  const current = named.filter((place) => fitsYear(place, year));
  if (current.some(({ evidence }) => evidence !== 'unconfirmed')) {
    return { verdict: 'match', id: 'match', params: { factory, label, year } };
  }
  if (current.length > 0) {
    return { verdict: 'possible', id: 'unconfirmed', params: { factory, label } };
  }
  const elsewhen = named.map(({ from, until }) => ({
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }));
  return { verdict: 'conflict', id: 'conflict', params: { factory, label, year, elsewhen } };
}
