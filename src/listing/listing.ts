import type { Today } from '../core/calendar.ts';
import { compareLabel, type Label, type LabelFinding } from '../core/labels.ts';
import { compareLine, type LineFinding } from '../core/lines.ts';
import { textOf } from '../core/prepare.ts';
import { type CodeMatch, codesIn } from './codes.ts';
import { type DateMatch, datesIn } from './dates.ts';
import { labelClaimsIn, type LabelClaim, type LabelMatch, labelsIn } from './labels.ts';
import { type LineMatch, linesIn } from './lines.ts';
import { answerNoCode, type NoCodeFinding, noCodeClaimsIn, type NoCodeMatch } from './no-code.ts';
import { compareDate, type DateFinding } from './stated-date.ts';
import { styleNumbersIn } from './style-numbers.ts';
import { normalized, type TextSpan } from './text.ts';

/** What a listing holds, in the order of the text. */
export interface ListingFacts {
  /** Each code once. */
  readonly codes: readonly ClaimedCode[];
  /** The countries that the label is said to name, each once. */
  readonly labels: readonly LabelMatch[];
  /** Dates of making, each once. */
  readonly dates: readonly DateMatch[];
  /** Style numbers as they stand there, each once. */
  readonly styleNumbers: readonly string[];
  /** Lines and models, each once. */
  readonly lines: readonly LineMatch[];
  /** What it says of a missing code or a chip; undefined where it says nothing of either. */
  readonly noCode: NoCodeFacts | undefined;
}

/** What a listing says of a missing code or a chip, and the answer to it. */
export interface NoCodeFacts {
  /** Each kind once. */
  readonly claims: readonly NoCodeMatch[];
  readonly finding: NoCodeFinding;
}

/** A code with what the seller claims of it; each claim once. */
export interface ClaimedCode extends CodeMatch {
  readonly labels: readonly LabelMatch[];
  readonly dates: readonly DateMatch[];
  readonly lines: readonly LineMatch[];
}

/**
 * Reads what a seller writes: date codes, the label, dates of making, style numbers, lines and models.
 *
 * @example
 * readListing('Speedy 30, date code: SP 0065 (2005), made in France', readDay('2026-11-21')).dates[0].when // => {"year":2005}
 */
export function readListing(text: string, today: Today): ListingFacts {
  const plain = normalized(textOf(text));
  const matches = codesIn(plain, today);
  const labels = labelClaimsIn(plain, matches);
  const dates = datesIn(plain, matches, labels);
  const lines = linesIn(plain);
  const codes = claimedCodes(plain, matches, { labels, dates, lines });
  return {
    codes,
    labels: labelsIn(labels),
    dates: distinctDates(dates),
    styleNumbers: distinct(styleNumbersIn(plain), (number) => number.toUpperCase()),
    lines: distinctLines(lines),
    noCode: noCodeOf(plain, codes, dates),
  };
}

/** Where the text holds a code, only a chip is worth an answer. */
function noCodeOf(
  plain: string,
  codes: readonly CodeMatch[],
  dates: readonly DateMatch[],
): NoCodeFacts | undefined {
  const matches = noCodeClaimsIn(plain).filter(
    ({ claim }) => codes.length === 0 || claim === 'chip',
  );
  const claims = distinct(matches, ({ claim }) => claim);
  const facts = codes.map(({ facts }) => facts);
  const finding = answerNoCode(claims, facts, distinctDates(dates));
  return finding && { claims, finding };
}

/** What ends a sentence, a line, or one item of several: `2011 bag SD4121 / 2018 wallet CA1108`. */
const END = /[;!?\n\r。]| [/|] |(?<=[\p{L}\p{N})]{2})\.(?= |$)/gu;

/** What a text claims of its codes, each time. */
interface Claims {
  readonly labels: readonly LabelClaim[];
  readonly dates: readonly DateMatch[];
  readonly lines: readonly LineMatch[];
}

/**
 * Each code once, with its claims. With several codes, a claim belongs to the only code in its sentence, and a date also
 * to the code just before it. Any other claim belongs to no code.
 */
function claimedCodes(
  plain: string,
  matches: readonly CodeMatch[],
  { labels, dates, lines }: Claims,
): readonly ClaimedCode[] {
  const codes = distinct(matches, codeOf);
  if (codes.length === 0) return [];
  const codesFor = codes.length === 1 ? () => codes.map(codeOf) : codesBySentence(plain, matches);
  const onlyCodeFor = (claim: TextSpan) => only(codesFor(claim));
  const labelsByCode = grouped(labels, onlyCodeFor);
  const linesByCode = grouped(lines, onlyCodeFor);
  const datesByCode = grouped(dates, (date) => {
    const near = codesFor(date);
    return only(near.length > 1 ? matches.slice(date.code, date.code + 1).map(codeOf) : near);
  });
  return codes.map((code) => ({
    ...code,
    labels: labelsIn(labelsByCode.get(codeOf(code)) ?? []),
    dates: distinctDates(datesByCode.get(codeOf(code)) ?? []),
    lines: distinctLines(linesByCode.get(codeOf(code)) ?? []),
  }));
}

function only([code, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? code : undefined;
}

/** Gives the codes in the sentence of a claim, each once. */
function codesBySentence(
  plain: string,
  matches: readonly CodeMatch[],
): (claim: TextSpan) => readonly string[] {
  // The number of the sentence of every character.
  const sentences = new Uint32Array(plain.length);
  const ends = Array.from(plain.matchAll(END), ({ index }) => index);
  ends.forEach((end, index) => sentences.fill(index + 1, end, ends[index + 1]));
  const sentenceOf = ({ from }: TextSpan) => sentences[from];
  const codes = new Map(
    Array.from(grouped(matches, sentenceOf), ([sentence, group]) => [
      sentence,
      [...new Set(group.map(codeOf))],
    ]),
  );
  return (claim) => codes.get(sentenceOf(claim)) ?? [];
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function codeOf({ facts }: CodeMatch): string {
  return facts.code;
}

function distinctLines(lines: readonly LineMatch[]): readonly LineMatch[] {
  return distinct(lines, ({ line }) => line.id);
}

function distinctDates(dates: readonly DateMatch[]): readonly DateMatch[] {
  return distinct(dates, ({ when }) => JSON.stringify(when));
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}

/** A claim of the seller's, compared with what a code says. */
export type ComparedClaim =
  | { readonly claim: 'label'; readonly match: LabelMatch; readonly finding: LabelFinding }
  | { readonly claim: 'date'; readonly match: DateMatch; readonly finding: DateFinding }
  | { readonly claim: 'line'; readonly match: LineMatch; readonly finding: LineFinding }
  | { readonly claim: 'labels'; readonly labels: readonly Label[] };

/**
 * Compares all that the seller claims of a code with what the code says. Of several countries none is chosen, so none is
 * compared.
 *
 * @example
 * const facts = readListing('Neverfull, date code SD1013, made in France', readDay('2026-11-21'));
 * compareClaims(facts.codes[0]).map(({ claim, finding }) => [claim, finding.verdict]) // => [["label","conflict"],["line","too-early"]]
 */
export function compareClaims({
  facts,
  labels,
  dates,
  lines,
}: ClaimedCode): readonly ComparedClaim[] {
  const { reading, factory } = facts;
  const { year } = reading;
  const [match, ...others] = labels;
  const claims: ComparedClaim[] = [];
  if (others.length > 0) {
    claims.push({ claim: 'labels', labels: labels.map(({ label }) => label) });
  } else if (match) {
    const { code: factoryCode, places } = factory;
    const finding = compareLabel({ factoryCode, places, year }, match.label);
    claims.push({ claim: 'label', match, finding });
  }
  for (const match of dates) {
    claims.push({ claim: 'date', match, finding: compareDate(facts, match.when) });
  }
  for (const match of lines) {
    const finding = compareLine(match.line, year);
    if (finding.verdict !== 'none') claims.push({ claim: 'line', match, finding });
  }
  return claims;
}
