import { fold } from './fold.ts';
import { ITEMS } from './line-items.ts';
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

/** What a line or model is called. */
export interface LineNames {
  /** As the brand writes it: `Damier Ébène`. */
  readonly name: string;
  /** Its names in other languages. */
  readonly names: {
    /** As Japanese shops write it. */
    readonly ja: string;
    /** In French, if not so. */
    readonly fr?: string;
  };
}

/** Real items of which somebody stated the name, and a year or a code. */
export interface LineItems {
  /** How many there are. */
  readonly count: number;
  /** The year of the oldest. */
  readonly first: number;
}

/** A line, a model or a version of one, and when it was introduced or ended. */
export interface Line extends LineNames {
  /** The id; the same in every language. */
  readonly id: LineId;
  /** A canvas or leather, a model, a version of either, or an edition of some season. */
  readonly kind: LineKind;
  /** What it is a version of. */
  readonly family?: Line;
  /** The lines and models that it is, all at once: a Pochette Métis in Empreinte. */
  readonly parts: readonly LineId[];
  /** The sizes that people look for: `30`, `MM`. */
  readonly sizes: readonly string[];
  /** Other ways to write it. */
  readonly aliases: readonly string[];
  /** In small letters its names are ordinary words. */
  readonly isWord: boolean;
  /** A single word of its names is an ordinary word, place or person whatever the case. */
  readonly isCommon: boolean;
  /** Its name is that of the line only by itself or before these models; if there are none, everywhere. */
  readonly before: readonly LineId[];
  /** More than one bag had this name. */
  readonly isShared: boolean;
  /** The newer bag of this name, by the name that only it has. */
  readonly bearer?: LineNames;
  /** What the same bag was called before it had this name. */
  readonly formerly: readonly string[];
  /** Earliest first; the seasons of an edition; empty if no source gives one. */
  readonly launches: readonly LineYear[];
  /** Earliest first; hardly any source gives one. */
  readonly ends: readonly LineYear[];
  /** The real items that we know. They say nothing about the launch. */
  readonly items?: LineItems;
}

const byId = new Map<LineId, Line>();

/**
 * A line or model by its id.
 *
 * @example
 * lineById('neverfull').name // => "Neverfull"
 */
export function lineById(id: LineId): Line {
  let line = byId.get(id);
  if (!line) byId.set(id, (line = lineFrom(id, ROWS[id])));
  return line;
}

/** Every line and model of the table, in its order. */
export const LINES: readonly Line[] = Object.freeze(
  Object.keys(ROWS).filter(isLineId).map(lineById),
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
  const { kind, aliases = [], launches = [], ends = [], isCommon = false, family } = row;
  const bearer = isLineId(row.bearer) && namesIn(ROWS[row.bearer]);
  const [count, first] = ITEMS[id] ?? [];
  return Object.freeze({
    ...{ id, ...namesIn(row), kind },
    ...(isLineId(family) && { family: lineById(family) }),
    parts: Object.freeze((row.parts ?? []).filter(isLineId)),
    sizes: Object.freeze(row.sizes ?? []),
    aliases: Object.freeze(aliases),
    isWord: row.isWord ?? isCommon,
    isCommon,
    before: Object.freeze((row.before ?? []).filter(isLineId)),
    isShared: row.isShared ?? bearer !== false,
    ...(bearer && { bearer }),
    formerly: Object.freeze(row.formerly ?? []),
    launches: graded(launches),
    ends: graded(ends),
    ...(count !== undefined && first !== undefined && { items: Object.freeze({ count, first }) }),
  });
}

function namesIn({ name, ja = name, fr }: LineRow): LineNames {
  return Object.freeze({
    name,
    names: Object.freeze({ ja, ...(fr !== undefined && { fr }) }),
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
  LINES.flatMap((line) => [line.id, ...namesOf(line)].map((name) => [keyOf(name), line] as const)),
);

/**
 * Every name of a line or model, in every language.
 *
 * @example
 * namesOf(lineById('papillon-bb')) // => ["Papillon BB","パピヨンBB","파피용 BB"]
 */
export function namesOf({ name, names: { ja, fr = name }, aliases }: Line): readonly string[] {
  return [...new Set([name, ja, fr, ...aliases])];
}

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
