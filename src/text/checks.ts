import {
  type CheckFacts,
  checkClaim,
  type Claim,
  type ClaimId,
  CLAIMS,
  type EventId,
  existedBy,
  isOtherGoods,
  type Said,
  weighChecks,
} from '../core/checks.ts';
import type { Standing } from '../core/formats.ts';
import type { Line } from '../core/lines.ts';
import type { NoticeId } from '../core/notices.ts';
import type { CodeFacts } from '../core/read.ts';
import { NO_FACTORY } from '../core/places.ts';
import { type StatedTime, timeOf, yearsTooLong } from '../core/stated.ts';
import type { ValidResult } from '../library/decode.ts';
import type { ItemDetails } from './details.ts';
import { dateOf } from './year-or-month.ts';

/** A claim, and where it was made: in a text, in a cell of a table, or as an answer to a question. */
export interface StatedClaim {
  readonly claim: Claim;
  /** As written in the text; undefined for the answer to a question. */
  readonly stated?: string;
  /** Where that begins and how long it is, in UTF-16 units. */
  readonly index?: number;
  readonly length?: number;
  /** The rule by which it was found; `asked` for the answer to a question, `other` for what seems to be said of another thing. */
  readonly rule: string;
  /** Given where nobody has to guess what it is said of, as in a cell or an answer; left out there. */
  readonly said?: Said;
}

/** A claim compared with a code. */
export type Check<Id extends ClaimId = ClaimId> = CheckFacts<Id> & {
  readonly statement: StatedClaim;
};

/**
 * All that is claimed of an item: what a text claims, unless it was set aside, and the answers to our questions. What was said to
 * be of this item is an answer, too. The table of lines may be empty where no answer names one.
 */
export function claimsOf(
  { label, line, bought, made, dismissed = [], confirmed = [] }: ItemDetails,
  inText: readonly StatedClaim[],
  lines: readonly Line[],
): readonly StatedClaim[] {
  const stated = inText.flatMap((claim): readonly StatedClaim[] => {
    const { index } = claim;
    if (index === undefined) return [claim];
    if (dismissed.includes(index)) return [];
    return [confirmed.includes(index) ? { ...claim, rule: 'asked', said: 'given' } : claim];
  });
  const product = lines.find(({ id }) => id === line);
  const claims: readonly (Claim | undefined)[] = [
    label && { claim: 'label', labels: [label] },
    product && { claim: 'line', line: product },
    bought && { claim: 'existed-by', time: timeOf(dateOf(bought)), event: 'bought' },
    made && { claim: 'made', time: timeOf(dateOf(made)), isBound: true },
  ];
  return [...stated, ...claims.flatMap((claim) => (claim ? [{ claim, rule: 'asked' }] : []))];
}

/** Everything that is known of an item, compared with its code once. */
export interface CheckSheet {
  /** In the order of CLAIMS, then of the text. */
  readonly checks: readonly Check[];
  /** What the text says besides, of another thing or beside what fits. */
  readonly others: readonly Check[];
  /** What the claims were compared with. */
  readonly code: CodeFacts;
  /** The worn stamp, where the code is only one of those that it could be. */
  readonly worn?: string | undefined;
  /** Most serious first; empty if the date is documented, a list names the letters for that year, and nothing conflicts. */
  readonly doubts: readonly Doubt[];
  readonly tone: Tone;
}

/**
 * What an item looks like everywhere: documented; of a country that is only assumed, since the code has no letters; of a
 * repair, which names no country; in doubt; or contradicted.
 */
export type Tone = 'valid' | 'assumed' | 'open' | 'doubtful' | 'conflict';

/** What a check looks like everywhere: what proves nothing is as open as what can't be compared. */
export function toneOf(check: Check): Tone {
  if (check.outcome === 'conflicts') return 'conflict';
  if (check.outcome === 'asks' || check.isDoubt) return 'doubtful';
  return check.outcome === 'open' || provesNothing(check) ? 'open' : 'valid';
}

/** The kinds of doubts about an item. */
export type DoubtId =
  | 'guess'
  | 'label'
  | 'made'
  | EventId
  | 'released'
  | 'too-early'
  | 'after-end'
  | 'maker'
  | 'designer'
  | 'chip'
  | 'asks'
  | 'undocumented'
  | 'unusual'
  | 'unlisted'
  | 'before-opening'
  | 'label-unconfirmed'
  | 'line-doubtful'
  | 'claim-doubtful'
  | 'look-alike';

export interface Doubt {
  readonly id: DoubtId;
  /** The check that conflicts or asks, if that is the doubt. */
  readonly check?: Check;
}

/**
 * Compares all claims about an item with its code. `suggestions` are other codes whose look-alike letters are better supported.
 * With a worn stamp the code is a guess: whatever contradicts it may only show that it is another code.
 */
export function sheetOf(
  code: CodeFacts,
  claims: readonly StatedClaim[],
  { suggestions }: Pick<ValidResult, 'suggestions'> = {},
  worn?: string,
): CheckSheet {
  const isGuess = worn !== undefined && isGuessOf(worn, code.code);
  const all = compare(claims, code, undefined);
  const checks = all.filter(({ statement }) => statement.rule !== 'other');
  const conflicts = checks.flatMap((check) => conflictIn(check) ?? []);
  const asked = questionsIn(checks).map((check) => ({ id: 'asks', check }) as const);
  const more = doubtsBeside(checks, {
    standing: code.reading.standing,
    notices: code.location.notices,
    suggestions,
  });
  const guess = isGuess ? [{ id: 'guess' } as const] : [];
  const doubts = [...guess, ...conflicts, ...asked, ...more.map((id) => ({ id }))];
  const isContradicted = conflicts.length > 0 && !isGuess;
  const isOther = isOtherGoods(claims.map(({ claim }) => claim));
  const plain = isOther ? 'open' : toneWithoutDoubt(code);
  const tone = isContradicted ? 'conflict' : doubts.length > 0 ? 'doubtful' : plain;
  const others = all.filter(({ statement }) => statement.rule === 'other');
  return { checks, others, code, doubts, tone, ...(isGuess && { worn }) };
}

/** What a visitor is asked about first, in this order; the model and all else come last. */
const ASKED_FIRST: readonly ClaimId[] = [
  ...(['label', 'made', 'existed-by', 'released', 'no-code', 'chip'] as const),
];

/** What a visitor is asked about, in the order in which it is asked. */
export function questionsIn(checks: readonly Check[]): readonly Check[] {
  const rank = ({ claim }: Check) =>
    ASKED_FIRST.includes(claim) ? ASKED_FIRST.indexOf(claim) : ASKED_FIRST.length;
  return checks.filter(({ outcome }) => outcome === 'asks').toSorted((a, b) => rank(a) - rank(b));
}

/** Green is only where letters name a country. */
function toneWithoutDoubt({ factory, location }: CodeFacts): Tone {
  if (factory === NO_FACTORY) return 'assumed';
  return location.best.includes('re-lined') ? 'open' : 'valid';
}

/** Whether a code is one of those that a worn stamp could be. */
function isGuessOf(worn: string, code: string): boolean {
  return (
    worn.length === code.length &&
    [...worn].every((character, index) => character === '?' || character === code[index])
  );
}

/** Compares claims with a code or, if there is none, with the claimed date of making. */
export function compare(
  claims: readonly StatedClaim[],
  code: CodeFacts | undefined,
  made: StatedTime | undefined,
): readonly Check[] {
  const all = claims.map(({ claim }) => claim);
  const basis = { code, made, existedBy: existedBy(all), isOtherGoods: isOtherGoods(all) };
  const checks = claims.flatMap((statement): readonly Check[] => {
    const facts = checkClaim(statement.claim, basis);
    return facts ? [{ ...facts, statement }] : [];
  });
  return weighed(checks).toSorted((a, b) => CLAIMS.indexOf(a.claim) - CLAIMS.indexOf(b.claim));
}

/**
 * The outcomes of all claims together, but what a visitor answered conflicts in any case. What is said of another thing, or beside
 * what fits, is told and compared with nothing.
 */
function weighed(checks: readonly Check[]): readonly Check[] {
  const all = checks.map((check): { check: Check; facts: CheckFacts; said: Said } => ({
    ...{ check, facts: check },
    said: check.statement.said ?? 'given',
  }));
  return weighChecks(all).map(({ check, facts: { outcome } }) => {
    const { statement } = check;
    if (statement.rule === 'asked') return check;
    const isAside =
      statement.said === 'other' || (check.outcome === 'conflicts' && outcome === 'open');
    return { ...check, outcome, statement: isAside ? { ...statement, rule: 'other' } : statement };
  });
}

/** What doubts other than conflicts depend on. */
interface Doubtful {
  readonly standing: Standing;
  readonly notices: readonly { readonly id: NoticeId }[];
  /** Undefined if there are no look-alike letters that are better supported. */
  readonly suggestions?: readonly unknown[] | undefined;
}

/** The doubts other than conflicts, most serious first. */
export function doubtsBeside(
  checks: readonly CheckFacts[],
  { standing, notices, suggestions }: Doubtful,
): readonly DoubtId[] {
  const doubts: DoubtId[] = standing === 'documented' ? [] : [standing];
  // No published list names the letters.
  if (notices.some(({ id }) => id === 'factory-unconfirmed')) doubts.push('unlisted');
  if (notices.some(({ id }) => id === 'before-opening')) doubts.push('before-opening');
  const inDoubt = checks.filter(({ isDoubt }) => isDoubt === true).map(doubtOpenIn);
  doubts.push(...new Set(inDoubt));
  if (suggestions) doubts.push('look-alike');
  return doubts;
}

function doubtOpenIn({ claim }: CheckFacts): DoubtId {
  if (claim === 'line') return 'line-doubtful';
  if (claim !== 'label') return 'claim-doubtful';
  return 'label-unconfirmed';
}

function conflictIn(check: Check): Doubt | undefined {
  if (check.outcome !== 'conflicts') return undefined;
  switch (check.claim) {
    case 'label':
      return { id: 'label', check };
    case 'existed-by':
      return { id: check.params.event, check };
    case 'line':
      return { id: check.id === 'after-end' ? 'after-end' : 'too-early', check };
    case 'no-code':
    case 'sign':
      return undefined;
    default:
      return { id: check.claim, check };
  }
}

/**
 * Whether a check proves nothing though it agrees: every code fits a model that is older than date codes, and every older code
 * a bag that was bought years later.
 */
export function provesNothing(check: Check): boolean {
  if (check.claim === 'line') return check.id === 'fits-always';
  return check.claim === 'existed-by' && check.id === 'fits' && yearsTooLong(check.params) > 0;
}
