import type { Today } from '../core/calendar.ts';
import { type Label, type LabelFinding, findingOn } from '../core/labels.ts';
import { findingOnLine, type LineFinding } from '../core/lines.ts';
import { textOf } from '../core/prepare.ts';
import { type CodeFound, codesIn } from './codes.ts';
import { type DateFinding, dateFindingOn } from './date-finding.ts';
import { type DateFound, datesIn } from './dates.ts';
import { labelClaimsIn, type LabelClaim, type LabelFound, labelsIn } from './labels.ts';
import { type LineFound, linesIn } from './lines.ts';
import { normalized, type Span } from './text.ts';

/** What a listing says, in the order of the text. */
export interface ListingFacts {
  /** Each code once. */
  readonly codes: readonly CodeSaid[];
  /** The countries that the label is said to name, each once. */
  readonly labels: readonly LabelFound[];
  /** Dates of making, each once. */
  readonly dates: readonly DateFound[];
  /** Style numbers as they stand there, each once. */
  readonly styleNumbers: readonly string[];
  /** Lines and models, each once. */
  readonly lines: readonly LineFound[];
}

/** A code with what the listing says of it; each once. */
export interface CodeSaid extends CodeFound {
  readonly labels: readonly LabelFound[];
  readonly dates: readonly DateFound[];
  readonly lines: readonly LineFound[];
}

/**
 * Finds what a seller says in a longer text: date codes, the label, dates of making, style numbers, lines and models.
 *
 * @example
 * listingFacts('Speedy 30, date code: SP 0065 (2005), made in France', readDay('2026-11-21')).dates[0].when // => {"year":2005}
 */
export function listingFacts(text: string, today: Today): ListingFacts {
  const plain = normalized(textOf(text));
  const mentions = codesIn(plain, today);
  const claims = labelClaimsIn(plain, mentions);
  const dates = datesIn(plain, mentions, claims);
  const lines = linesIn(plain);
  return {
    codes: codesSaid(plain, mentions, { claims, dates, lines }),
    labels: labelsIn(claims),
    dates: distinctDates(dates),
    styleNumbers: distinct(styleNumbersIn(plain), (each) => each.toUpperCase()),
    lines: distinctLines(lines),
  };
}

function styleNumbersIn(plain: string): readonly string[] {
  const words = plain.matchAll(
    /(?<![\p{Script=Latin}\p{N}_-])[MmNn]\d{5}(?![\p{Script=Latin}\p{N}_])/gu,
  );
  return Array.from(words, ([word]) => word);
}

/** What ends a sentence, a line, or one item of several: `2011 bag SD4121 / 2018 wallet CA1108`. */
const END = /[;!?\n\r。]| [/|] |(?<=[\p{L}\p{N})]{2})\.(?= |$)/gu;

interface Mentions {
  readonly claims: readonly LabelClaim[];
  readonly dates: readonly DateFound[];
  readonly lines: readonly LineFound[];
}

/**
 * Each code with what is said of it. Where there are several, a claim is said of the only code of its sentence, and a date beside
 * several of the one before it. Of whom anything else is said, nobody knows.
 */
function codesSaid(
  plain: string,
  mentions: readonly CodeFound[],
  { claims, dates, lines }: Mentions,
): readonly CodeSaid[] {
  const codes = distinct(mentions, codeOf);
  const beside = codesBeside(plain, mentions);
  const saidOf = (span: Span) => (codes.length === 1 ? codes.map(codeOf) : beside(span));
  const saidOfOne = (span: Span) => only(saidOf(span));
  const claimsOf = grouped(claims, saidOfOne);
  const linesOf = grouped(lines, saidOfOne);
  const datesOf = grouped(dates, (date) => {
    const near = saidOf(date);
    return only(near.length > 1 ? mentions.slice(date.code, date.code + 1).map(codeOf) : near);
  });
  return codes.map((code) => ({
    ...code,
    labels: labelsIn(claimsOf.get(codeOf(code)) ?? []),
    dates: distinctDates(datesOf.get(codeOf(code)) ?? []),
    lines: distinctLines(linesOf.get(codeOf(code)) ?? []),
  }));
}

function only([code, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? code : undefined;
}

/** Gives the codes of the sentence in which something stands, each once. */
function codesBeside(
  plain: string,
  mentions: readonly CodeFound[],
): (span: Span) => readonly string[] {
  // The number of the sentence of every character.
  const sentences = new Uint32Array(plain.length);
  const ends = Array.from(plain.matchAll(END), ({ index }) => index);
  ends.forEach((end, at) => sentences.fill(at + 1, end, ends[at + 1]));
  const sentenceOf = ({ from }: Span) => sentences[from];
  const codesOf = new Map(
    Array.from(grouped(mentions, sentenceOf), ([at, found]) => [
      at,
      [...new Set(found.map(codeOf))],
    ]),
  );
  return (span) => codesOf.get(sentenceOf(span)) ?? [];
}

function grouped<Each, Key>(all: readonly Each[], keyOf: (each: Each) => Key): Map<Key, Each[]> {
  const groups = new Map<Key, Each[]>();
  for (const each of all) {
    const key = keyOf(each);
    const others = groups.get(key);
    if (others) others.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

function codeOf({ facts }: CodeFound): string {
  return facts.code;
}

function distinctLines(lines: readonly LineFound[]): readonly LineFound[] {
  return distinct(lines, ({ line }) => line.id);
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
 * What a code says to all that the seller claims of it. Where several countries are named of it, none is chosen and held
 * against the code.
 *
 * @example
 * const facts = listingFacts('Neverfull, date code SD1013, made in France', readDay('2026-11-21'));
 * claimsOn(facts.codes[0]).map(({ claim, finding }) => [claim, finding.verdict]) // => [["label","conflict"],["line","too-early"]]
 */
export function claimsOn(code: CodeSaid): readonly ClaimFacts[] {
  const { reading, factory } = code.facts;
  const { labels, dates, lines } = code;
  const labelled = { factoryCode: factory.code, places: factory.places, year: reading.year };
  const [label, ...more] = labels;
  const claims: ClaimFacts[] = [];
  if (more.length > 0) {
    claims.push({ claim: 'labels', labels: labels.map((each) => each.label) });
  } else if (label) {
    claims.push({ claim: 'label', found: label, finding: findingOn(labelled, label.label) });
  }
  for (const found of dates) {
    claims.push({ claim: 'date', found, finding: dateFindingOn(code.facts, found.when) });
  }
  for (const found of lines) {
    const finding = findingOnLine(found.line, reading.year);
    if (finding.verdict !== 'none') claims.push({ claim: 'line', found, finding });
  }
  return claims;
}
