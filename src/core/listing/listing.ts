import type { Today } from '../calendar.ts';
import { type Label, type LabelFinding, findingOn } from '../labels.ts';
import { findingOnLine, type LineFinding } from '../lines.ts';
import { type CodeFound, codesIn } from './codes.ts';
import { type DateFinding, dateFindingOn } from './date-finding.ts';
import { type DateFound, datesIn } from './dates.ts';
import { labelClaimsIn, type LabelFound, labelsIn } from './labels.ts';
import { type LineFound, linesIn } from './lines.ts';
import { normalized } from './text.ts';

/** What a listing says, in the order of the text. */
export interface ListingFacts {
  /** Each code once. */
  readonly codes: readonly CodeFound[];
  /** The countries that the label is said to name, each once. */
  readonly labels: readonly LabelFound[];
  /** Dates of making, each once. */
  readonly dates: readonly DateFound[];
  /** Those that are said of a code, each once, by the code. */
  readonly datesByCode: ReadonlyMap<string, readonly DateFound[]>;
  /** Style numbers as they stand there, each once. */
  readonly styleNumbers: readonly string[];
  /** Lines and models, each once. */
  readonly lines: readonly LineFound[];
}

/**
 * Finds what a seller says in a longer text: date codes, the label, dates of making, style numbers, lines and models.
 *
 * @example
 * listingFacts('Speedy 30, date code: SP 0065 (2005), made in France', readDay('2026-11-21')).dates[0].when // => {"year":2005}
 */
export function listingFacts(text: string, today: Today): ListingFacts {
  const plain = normalized(text);
  const mentions = codesIn(plain, today);
  const claims = labelClaimsIn(plain, mentions);
  const dates = datesIn(plain, mentions, claims);
  return {
    codes: distinct(mentions, ({ facts }) => facts.code),
    labels: labelsIn(claims),
    dates: distinctDates(dates),
    datesByCode: byCode(dates, mentions),
    styleNumbers: distinct(styleNumbersIn(plain), (each) => each.toUpperCase()),
    lines: linesIn(plain),
  };
}

function styleNumbersIn(plain: string): readonly string[] {
  const words = plain.matchAll(
    /(?<![\p{Script=Latin}\p{N}_-])[MmNn]\d{5}(?![\p{Script=Latin}\p{N}_])/gu,
  );
  return Array.from(words, ([word]) => word);
}

function byCode(
  dates: readonly DateFound[],
  mentions: readonly CodeFound[],
): ReadonlyMap<string, readonly DateFound[]> {
  const found = new Map<string, DateFound[]>();
  for (const date of dates) {
    const code = mentions[date.code]?.facts.code;
    if (code === undefined) continue;
    const others = found.get(code);
    if (others) others.push(date);
    else found.set(code, [date]);
  }
  return new Map(Array.from(found, ([code, all]) => [code, distinctDates(all)]));
}

function distinctDates(dates: readonly DateFound[]): readonly DateFound[] {
  return distinct(dates, ({ when }) => JSON.stringify(when));
}

function distinct<Each>(all: readonly Each[], keyOf: (each: Each) => string): readonly Each[] {
  const byKey = new Map<string, Each>();
  for (const each of all) if (!byKey.has(keyOf(each))) byKey.set(keyOf(each), each);
  return [...byKey.values()];
}

/** A claim of the seller's and what a code says to it. */
export type ClaimFacts =
  | { readonly claim: 'label'; readonly found: LabelFound; readonly finding: LabelFinding }
  | { readonly claim: 'date'; readonly found: DateFound; readonly finding: DateFinding }
  | { readonly claim: 'line'; readonly found: LineFound; readonly finding: LineFinding }
  | { readonly claim: 'labels'; readonly labels: readonly Label[] };

/**
 * What a code says to all that the seller claims of it. Where the text names several countries, none is chosen and held
 * against the code; where it holds several codes, a date belongs to the code before it.
 *
 * @example
 * const facts = listingFacts('Neverfull, date code SD1013, made in France', readDay('2026-11-21'));
 * claimsOn(facts.codes[0], facts).map(({ claim, finding }) => [claim, finding.verdict]) // => [["label","conflict"],["line","too-early"]]
 */
export function claimsOn(code: CodeFound, facts: ListingFacts): readonly ClaimFacts[] {
  const { reading, factory } = code.facts;
  const { labels, lines } = facts;
  const labelled = { factoryCode: factory.code, places: factory.places, year: reading.year };
  const [label, ...more] = labels;
  const claims: ClaimFacts[] = [];
  if (more.length > 0) {
    claims.push({ claim: 'labels', labels: labels.map((each) => each.label) });
  } else if (label) {
    claims.push({ claim: 'label', found: label, finding: findingOn(labelled, label.label) });
  }
  for (const found of facts.datesByCode.get(code.facts.code) ?? []) {
    claims.push({ claim: 'date', found, finding: dateFindingOn(code.facts, found.when) });
  }
  for (const found of lines) {
    const finding = findingOnLine(found.line, reading.year);
    if (finding.verdict !== 'none') claims.push({ claim: 'line', found, finding });
  }
  return claims;
}
