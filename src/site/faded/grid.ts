import { core } from '#words/core.ts';
import { compareDays } from '../../core/calendar.ts';
import { compareLabel, LABELS } from '../../core/labels.ts';
import type { Likeliest } from '../../words/candidate-dates.ts';
import type { CountryId } from '../../core/factories.ts';
import type { Evidence } from '../../core/places.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { Faded, FadedGroup } from '../../library/faded.ts';

/** The codes of one place with its evidence. */
export interface PlaceGroup {
  readonly place: string;
  readonly evidence: Evidence;
  readonly codes: readonly ValidResult[];
}

/** A row of the grid: the codes with the same letters, or with none, with a cell for each column. */
export interface GridRow {
  readonly letters: string;
  readonly cells: readonly (ValidResult | undefined)[];
}

/** A layout in which codes are easy to scan. */
export type CodeLayout =
  /** Letters and dates both differ, so each gets an axis. A column is represented by one of its codes. */
  | {
      readonly kind: 'grid';
      readonly columns: readonly ValidResult[];
      readonly groups: readonly (PlaceGroup & { readonly rows: readonly GridRow[] })[];
    }
  /** Only letters differ. */
  | { readonly kind: 'letters'; readonly groups: readonly PlaceGroup[] }
  /** Only dates differ. */
  | {
      readonly kind: 'dates';
      readonly groups: readonly (PlaceGroup & { readonly years: readonly YearCodes[] })[];
    };

/** The codes of one year, oldest first. */
export interface YearCodes {
  readonly year: number;
  readonly codes: readonly ValidResult[];
}

/** The codes that do not contradict the label; all of them if no label is known. */
export function allowedByLabel(
  label: CountryId | undefined,
  groups: readonly FadedGroup[],
): readonly FadedGroup[] {
  if (label === undefined) return groups;
  return groups
    .map((group) => ({
      ...group,
      codes: group.codes.filter((code) => compareLabel(code, label).verdict !== 'conflict'),
    }))
    .filter(({ codes }) => codes.length > 0);
}

/** The labels that narrow the codes down: they fit some of them and contradict others. */
export function distinguishingLabels({ groups }: Faded): readonly CountryId[] {
  const codes = groups.flatMap((group) => group.codes);
  return LABELS.filter((label) => {
    const findings = codes.map((code) => compareLabel(code, label));
    const fitsSome = findings.some(({ id }) => id === 'match' || id === 'unconfirmed');
    return fitsSome && findings.some(({ verdict }) => verdict === 'conflict');
  });
}

/**
 * Separates the groups that show at once from those that are folded away: undocumented dates and unconfirmed letters. If
 * nothing else fits, the groups of the best standing show.
 */
export function foldGroups(groups: readonly FadedGroup[]): {
  readonly visible: readonly FadedGroup[];
  readonly folded: readonly FadedGroup[];
} {
  const isAttested = ({ standing, evidence }: FadedGroup) =>
    standing !== 'undocumented' && evidence !== 'unconfirmed';
  const bestStanding = groups[0]?.standing;
  const isVisible = groups.some(isAttested)
    ? isAttested
    : ({ standing }: FadedGroup) => standing === bestStanding;
  return {
    visible: groups.filter(isVisible),
    folded: groups.filter((group) => !isVisible(group)),
  };
}

/**
 * The dates and places to name in the answer: all dates of the best standing, and the best attested places that share the
 * largest number of codes. If the label is known, its country is the place.
 */
export function likeliestOf(
  groups: readonly FadedGroup[],
  madeIn?: CountryId,
): Likeliest | undefined {
  const [first] = groups;
  if (!first) return undefined;
  const { standing, evidence, codes } = first;
  const ofStanding = groups.filter((group) => group.standing === standing);
  const byFirstDay = new Map(
    ofStanding.flatMap((group) => group.codes).map((code) => [code.interval.from, code]),
  );
  const dates = [...byFirstDay].sort(([a], [b]) => compareDays(a, b)).map(([, code]) => code);
  const tied = ofStanding.filter(
    (group) => group.evidence === evidence && group.codes.length === codes.length,
  );
  const countries = [...new Set(tied.flatMap((group) => group.codes[0]?.countries ?? []))];
  return {
    dates,
    standing,
    place: madeIn === undefined ? placeOf(first, countries) : core.places[madeIn],
    isOnlyPlace: madeIn !== undefined || tied.length === ofStanding.length,
    isCountry: madeIn !== undefined || countries.length > 0,
  };
}

function placeOf(
  { country, codes }: FadedGroup,
  countries: ValidResult['countries'],
): string | undefined {
  if (countries.length > 0) return core.either(countries.map((id) => core.places[id]));
  const hasLetters = codes.some(({ places }) => places.length > 0);
  return hasLetters ? country : undefined;
}

/** Lays codes out by what differs between them: letters, dates or both. */
export function layOutCodes(groups: readonly FadedGroup[]): CodeLayout {
  const byPlace = groupByPlace(groups);
  const codes = byPlace.flatMap((group) => group.codes);
  const columns = [...new Map(codes.map((code) => [columnKey(code), code])).values()].sort((a, b) =>
    compareDays(a.interval.from, b.interval.from),
  );
  if (new Set(codes.map(({ factoryCode }) => factoryCode)).size === 1)
    return {
      kind: 'dates',
      groups: byPlace.map((group) => ({ ...group, years: yearsOf(group.codes) })),
    };
  if (columns.length === 1) return { kind: 'letters', groups: byPlace };
  return {
    kind: 'grid',
    columns,
    groups: byPlace.map((group) => ({ ...group, rows: gridRows(group.codes, columns) })),
  };
}

/** Merges groups that differ only in their standing. */
function groupByPlace(groups: readonly FadedGroup[]): readonly PlaceGroup[] {
  const places = new Map<string, PlaceGroup>();
  for (const { country, evidence, codes } of groups) {
    const key = `${evidence} ${country}`;
    const all = [...(places.get(key)?.codes ?? []), ...codes];
    places.set(key, { place: country, evidence, codes: all });
  }
  return [...places.values()];
}

/** Up to this many dates fit into a list without years. */
const MAX_LISTED = 12;

/** Many codes by their years; empty for few codes. */
function yearsOf(codes: readonly ValidResult[]): readonly YearCodes[] {
  if (codes.length <= MAX_LISTED) return [];
  const years = new Map<number, readonly ValidResult[]>();
  const sorted = codes.toSorted((a, b) => compareDays(a.interval.from, b.interval.from));
  for (const code of sorted) years.set(code.year, [...(years.get(code.year) ?? []), code]);
  return [...years].map(([year, ofYear]) => ({ year, codes: ofYear }));
}

function gridRows(
  codes: readonly ValidResult[],
  columns: readonly ValidResult[],
): readonly GridRow[] {
  const allLetters = [...new Set(codes.map(factoryLetters))].sort();
  return allLetters.map((letters) => {
    const cells = new Map(
      codes
        .filter((code) => factoryLetters(code) === letters)
        .map((code) => [columnKey(code), code] as const),
    );
    return { letters, cells: columns.map((column) => cells.get(columnKey(column))) };
  });
}

/** The reading and digits that all codes of a column share. */
function columnKey(code: ValidResult): string {
  return `${code.reading} ${digitsOf(code)}`;
}

/** The letters of a code; empty for digits alone. */
export function factoryLetters({ factoryCode, places }: ValidResult): string {
  return places.length === 0 ? '' : factoryCode;
}

/** The code without its letters. */
export function digitsOf({ code, factoryCode }: ValidResult): string {
  if (code.startsWith(factoryCode)) return code.slice(factoryCode.length);
  return code.endsWith(factoryCode) ? code.slice(0, -factoryCode.length) : code;
}
