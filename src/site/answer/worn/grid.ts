import { compareDays } from '../../../core/calendar.ts';
import type { Evidence } from '../../../core/places.ts';
import type { ValidResult } from '../../../library/decode.ts';
import type { FadedGroup } from '../../../library/faded.ts';

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
