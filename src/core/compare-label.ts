import type { CountryId } from './factories.ts';
import { type Label, LABELS } from './labels.ts';
import type { Finding } from './notices.ts';
import {
  ASSUMED_COUNTRY,
  type Evidence,
  factories,
  fitsYear,
  isCountry,
  NO_FACTORY,
  type PlaceFacts,
} from './places.ts';

/** The parameters of each finding about a label. */
export interface LabelParams {
  /** The code names no country. */
  readonly 'no-country': LabelOnly;
  /** A code without letters names no factory; it is assumed to be of the country on the label. */
  readonly assumed: LabelOnly;
  /** Lists give the code that country in its year. */
  readonly match: LabelOnly &
    FactoryAndYear & {
      /** How well sources support that country. */
      readonly evidence: Exclude<Evidence, 'unconfirmed'>;
      /** The years in which lists place it there, if two separate families give any. */
      readonly years: Years;
      /** The first year, if only one list gives it and the code is older; otherwise empty. */
      readonly outside: Pick<PlaceFacts, 'from'>;
    };
  /** Only a directory without sources names that country. */
  readonly unconfirmed: LabelOnly & Pick<FactoryAndYear, 'factory'>;
  /** No list names that country, but fewer than two separate families name the letters at all. */
  readonly 'few-sources': LabelOnly &
    Pick<FactoryAndYear, 'factory'> & {
      /** How many families of published lists name the letters: none or one. */
      readonly families: number;
    };
  /** The same as a conflict, but a real item with these very letters has that country on its label. */
  readonly 'seen-item': LabelConflict & {
    /** The code of that item. */
    readonly seen: string;
  };
  /** Two or more separate families name the letters, and no list places them in that country in that year. */
  readonly conflict: LabelConflict;
}

type LabelConflict = LabelOnly &
  FactoryAndYear & {
    /** The countries that published lists give for that year, best supported first. */
    readonly countries: readonly CountryId[];
    /** Other years in which the letters stood for the country on the label, if there were any. */
    readonly elsewhen: readonly Years[];
  };

type Years = Pick<PlaceFacts, 'from' | 'until'>;

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

/** The id of a finding on a label. */
export type LabelFindingId = keyof LabelParams;

/** What comparing a code with a label finds. */
export type LabelFinding<Id extends LabelFindingId = LabelFindingId> = Finding<LabelParams, Id>;

/**
 * Real items whose label no list gives for their letters, by letters and country. They decide nothing, but show that lists can be
 * incomplete. docs/data.md says where they were seen.
 */
export const SEEN_LABELS: Readonly<Record<string, Readonly<Partial<Record<Label, string>>>>> = {
  CT: { ES: 'CT3250' },
  SP: { US: 'SP4079' },
};

/** What a label is compared with. */
interface DatedCode {
  readonly factoryCode: string;
  readonly places: readonly Pick<PlaceFacts, 'id' | 'evidence' | 'from' | 'until'>[];
  readonly year: number;
}

/**
 * Compares a code with the "made in" label. It is a conflict only if two or more separate families of lists
 * name the letters and no list places them in that country in that year; a place that is merely unconfirmed, and letters
 * that hardly anybody names, prove nothing against a label.
 *
 * @example
 * const { places } = factories.get('SL');
 * const outcome = (label) => compareLabel({ factoryCode: 'SL', places, year: 1989 }, label).outcome;
 * [outcome('FR'), outcome('ES')] // => ["agrees","conflicts"]
 */
export function compareLabel(
  { factoryCode: factory, places, year }: DatedCode,
  label: Label,
): LabelFinding {
  if (factory === NO_FACTORY.code && label === ASSUMED_COUNTRY) {
    return { outcome: 'agrees', id: 'assumed', params: { label } };
  }
  const countries = places.filter(({ id }) => isCountry(id));
  if (countries.length === 0) return { outcome: 'open', id: 'no-country', params: { label } };
  const named = countries.filter(({ id }) =>
    label === 'other' ? !LABELS.some((country) => country === id) : id === label,
  );
  const facts = factories.get(factory);
  for (const place of named) {
    const { id, evidence } = place;
    if (evidence === 'unconfirmed' || !fitsYear(place, year)) continue;
    const remark = facts?.places.find((each) => each.id === id)?.remark;
    const outside = remark?.from !== undefined && year < remark.from ? { from: remark.from } : {};
    const params = { factory, label, year, evidence, years: yearsOf(place), outside };
    return { outcome: 'agrees', id: 'match', params };
  }
  if (named.some(({ evidence }) => evidence === 'unconfirmed')) {
    return { outcome: 'open', isDoubt: true, id: 'unconfirmed', params: { factory, label } };
  }
  const families = facts?.families ?? 0;
  if (families < 2) {
    return { outcome: 'open', id: 'few-sources', params: { factory, label, families } };
  }
  const current = countries.filter((place) => fitsYear(place, year));
  const best = current.filter(({ evidence }) => evidence !== 'unconfirmed').map(({ id }) => id);
  const params = {
    ...{ factory, label, year },
    countries: best.filter(isCountry),
    elsewhen: named.map(yearsOf),
  };
  const seen = SEEN_LABELS[factory]?.[label];
  return seen === undefined
    ? { outcome: 'conflicts', id: 'conflict', params }
    : { outcome: 'open', isDoubt: true, id: 'seen-item', params: { ...params, seen } };
}

function yearsOf({ from, until }: Years): Years {
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}
