import { fold } from './fold.ts';
import {
  LINE_SOURCES,
  type LineId,
  type LineKind,
  type LinePage,
  type LineRow,
  type LineSourceId,
  ROWS,
  type YearRow,
} from './line-table.ts';
import type { Evidence } from './places.ts';

export { LINE_SOURCES } from './line-table.ts';
export type { LineId, LineKind, LinePage, LineSourceId } from './line-table.ts';

/** A year that sources give for a launch or an end. */
export interface LineYear extends YearRow {
  /** `documented` if two or more separate sites give that year, otherwise `reported`. */
  readonly evidence: Exclude<Evidence, 'unconfirmed'>;
}

/** A line or a model, and when it was introduced or ended. */
export interface Line {
  /** The id; the same in every language. */
  readonly id: LineId;
  /** As the brand writes it: `Damier Ébène`. */
  readonly name: string;
  /** A canvas or leather, a model, a size of one, a later version of one, or a color of a line. */
  readonly kind: LineKind;
  /** Other ways to write it. */
  readonly aliases: readonly string[];
  /** In small letters its names are ordinary words. */
  readonly isWord: boolean;
  /** Its names are ordinary words, places or people whatever the case. */
  readonly isCommon: boolean;
  /** Earliest first; empty if no source gives one. */
  readonly launches: readonly LineYear[];
  /** Earliest first; hardly any source gives one. */
  readonly ends: readonly LineYear[];
  /** The earliest code in a public listing. It says nothing about the launch. */
  readonly seen?: string;
}

/** Every line and model of the table, in its order. */
export const LINES: readonly Line[] = Object.freeze(
  Object.keys(ROWS)
    .filter(isLineId)
    .map((id) => lineFrom(id, ROWS[id])),
);

/**
 * Whether a value is the id of a line or model of the table.
 *
 * @example
 * ['neverfull', 'Neverfull', 'toString'].map(isLineId) // => [true,false,false]
 */
export function isLineId(value: unknown): value is LineId {
  return typeof value === 'string' && Object.hasOwn(ROWS, value);
}

function lineFrom(id: LineId, row: LineRow): Line {
  const { name, kind, aliases = [], launches = [], ends = [], seen } = row;
  return Object.freeze({
    id,
    name,
    kind,
    aliases: Object.freeze(aliases),
    isWord: row.isWord ?? row.isCommon ?? false,
    isCommon: row.isCommon ?? false,
    launches: graded(launches),
    ends: graded(ends),
    ...(seen !== undefined && { seen }),
  });
}

/** Pages of one site, and pages that print one press release, are one source. */
function graded(rows: readonly YearRow[]): readonly LineYear[] {
  return Object.freeze(
    rows.map((row) => {
      const pages = rows
        .filter(({ year }) => year === row.year)
        .flatMap(({ sources }) => sources.map(separateSource));
      const evidence = new Set(pages).size > 1 ? 'documented' : 'reported';
      return Object.freeze({ ...row, sources: Object.freeze(row.sources), evidence });
    }),
  );
}

function separateSource(id: LineSourceId): string {
  const { site, release }: LinePage = LINE_SOURCES[id];
  return release ?? site;
}

const byName: ReadonlyMap<string, Line> = new Map(
  LINES.flatMap((line) =>
    [line.id, line.name, ...line.aliases].map((name) => [keyOf(name), line] as const),
  ),
);

/**
 * The line or model with this name or alias. Case, accents, and spaces or signs between words make no difference.
 *
 * @returns undefined if the table does not have it
 *
 * @example
 * ['neverfull', 'Damier ebene', 'スピーディ', '네버풀'].map((name) => lineNamed(name)?.id) // => ["neverfull","damier-ebene","speedy","neverfull"]
 * lineNamed('Neverfull MM') // => undefined
 */
export function lineNamed(name: string): Line | undefined {
  return byName.get(keyOf(name));
}

/** Japanese writes some vowels long or short: スピーディー, スピーディ. */
function keyOf(name: string): string {
  return fold(name).replaceAll('ー', '');
}

/** Words that make a name another model: Alma `BB`, `Nano` Speedy. The years of the plain name do not apply to it. */
export const VARIANT_WORDS: readonly string[] = Object.freeze([
  ...['BB', 'XS', 'Mini', 'Nano', 'Micro', 'Petit', 'Petite', 'Neo', 'Néo'],
  ...['ミニ', 'ナノ', 'プチ', 'ネオ', '미니', '나노', '쁘띠', '네오'],
]);
