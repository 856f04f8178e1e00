import { core } from '#words/core.ts';
import type { Likeliest } from '#words/faded.ts';
import { compareDays } from '../../core/calendar.ts';
import { LABELS } from '../../core/labels.ts';
import {
  checkLabel,
  type CountryId,
  type Evidence,
  type Faded,
  type FadedGroup,
  type ValidResult,
} from '../../heatstamp.ts';

/** Codes of one place; `evidence` says how well that is attested. */
export interface PlaceGroup {
  readonly place: string;
  readonly evidence: Evidence;
  readonly codes: readonly ValidResult[];
}

/** A line of the grid: the codes of one factory, one for each column, where it has one. */
export interface GridRow {
  readonly letters: string;
  readonly cells: readonly (ValidResult | undefined)[];
}

/** How codes are laid out so that an eye can scan them. */
export type Layout =
  /** Letters that differ and dates that differ: each has its own axis. A column is headed by one of its codes. */
  | {
      readonly kind: 'grid';
      readonly columns: readonly ValidResult[];
      readonly groups: readonly (PlaceGroup & { readonly rows: readonly GridRow[] })[];
    }
  /** Only letters differ. */
  | { readonly kind: 'letters'; readonly groups: readonly PlaceGroup[] }
  /** Only dates differ. */
  | { readonly kind: 'dates'; readonly groups: readonly PlaceGroup[] };

/** The codes that a label allows; all of them where none is known. */
export function allowedBy(
  label: CountryId | undefined,
  groups: readonly FadedGroup[],
): readonly FadedGroup[] {
  if (label === undefined) return groups;
  return groups
    .map((group) => ({
      ...group,
      codes: group.codes.filter((code) => checkLabel(code, label).verdict !== 'conflict'),
    }))
    .filter(({ codes }) => codes.length > 0);
}

/** The labels that tell the codes apart: those that some of them may carry, and others may not. */
export function tellingLabels({ groups }: Faded): readonly CountryId[] {
  const codes = groups.flatMap((group) => group.codes);
  return LABELS.filter((label) => {
    const verdicts = codes.map((code) => checkLabel(code, label));
    const isTold = verdicts.some(({ id }) => id === 'match' || id === 'unconfirmed');
    return isTold && verdicts.some(({ verdict }) => verdict === 'conflict');
  });
}

/**
 * What shows at once, and what is folded: dates that no source documents, letters that no list names. Where nothing
 * else fits, the best of that shows.
 */
export function folded(groups: readonly FadedGroup[]): {
  readonly open: readonly FadedGroup[];
  readonly rest: readonly FadedGroup[];
} {
  const isAttested = ({ standing, evidence }: FadedGroup) =>
    standing !== 'undocumented' && evidence !== 'unconfirmed';
  const best = groups[0]?.standing;
  const isOpen = groups.some(isAttested)
    ? isAttested
    : ({ standing }: FadedGroup) => standing === best;
  return { open: groups.filter(isOpen), rest: groups.filter((group) => !isOpen(group)) };
}

/**
 * The dates and places to name first: of the best standing, and of it the best attested places that most codes share; the
 * country of the label, where that is known.
 */
export function likeliestOf(
  groups: readonly FadedGroup[],
  madeIn?: CountryId,
): Likeliest | undefined {
  const [first] = groups;
  if (!first) return undefined;
  const { standing, evidence, codes } = first;
  const ofStanding = groups.filter((group) => group.standing === standing);
  const dated = new Map(
    ofStanding.flatMap((group) => group.codes).map((code) => [code.interval.from, code]),
  );
  const whens = [...dated].sort(([a], [b]) => compareDays(a, b)).map(([, code]) => code);
  const tied = ofStanding.filter(
    (group) => group.evidence === evidence && group.codes.length === codes.length,
  );
  const countries = [...new Set(tied.flatMap((group) => group.codes[0]?.countries ?? []))];
  return {
    whens,
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

/** Lays codes out by what differs between them. */
export function layoutOf(groups: readonly FadedGroup[]): Layout {
  const byPlace = placeGroups(groups);
  const codes = byPlace.flatMap((group) => group.codes);
  const columns = [...new Map(codes.map((code) => [columnOf(code), code])).values()].sort((a, b) =>
    compareDays(a.interval.from, b.interval.from),
  );
  if (columns.length === 1) return { kind: 'letters', groups: byPlace };
  if (new Set(codes.map(({ factoryCode }) => factoryCode)).size === 1)
    return { kind: 'dates', groups: byPlace };
  return {
    kind: 'grid',
    columns,
    groups: byPlace.map((group) => ({ ...group, rows: rowsOf(group.codes, columns) })),
  };
}

/** The same place with another standing is the same place. */
function placeGroups(groups: readonly FadedGroup[]): readonly PlaceGroup[] {
  const places = new Map<string, PlaceGroup>();
  for (const { country, evidence, codes } of groups) {
    const key = `${evidence} ${country}`;
    const all = [...(places.get(key)?.codes ?? []), ...codes];
    places.set(key, { place: country, evidence, codes: all });
  }
  return [...places.values()];
}

function rowsOf(
  codes: readonly ValidResult[],
  columns: readonly ValidResult[],
): readonly GridRow[] {
  const letters = [...new Set(codes.map(({ factoryCode }) => factoryCode))].sort();
  return letters.map((own) => {
    const cells = new Map(
      codes
        .filter(({ factoryCode }) => factoryCode === own)
        .map((code) => [columnOf(code), code] as const),
    );
    return { letters: own, cells: columns.map((column) => cells.get(columnOf(column))) };
  });
}

/** What the codes of a column share. */
function columnOf(code: ValidResult): string {
  return `${code.reading} ${digitsOf(code)}`;
}

/** The code without its letters. */
export function digitsOf({ code, factoryCode }: ValidResult): string {
  if (code.startsWith(factoryCode)) return code.slice(factoryCode.length);
  return code.endsWith(factoryCode) ? code.slice(0, -factoryCode.length) : code;
}
