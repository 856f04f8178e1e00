import type { CodeFacts } from '../core/read.ts';
import { CODE_WORDS } from './code-words.ts';
import type { DateMatch } from './dates.ts';
import { NO_CODE_WORDS } from './no-code-words.ts';
import { intervalOf, type StatedDate, whenOf } from './stated-date.ts';
import { folded, matchesOf, type TextSpan } from './text.ts';
import { combine } from './vocabulary.ts';

/** What a seller says where others give a code: there is none, it can't be read, or a chip is inside. */
export type NoCodeClaim = 'none' | 'unreadable' | 'chip';

/** A place where a text says so. */
export interface NoCodeMatch extends TextSpan {
  readonly claim: NoCodeClaim;
  /** As it stands there: `no date code`. */
  readonly text: string;
}

/** The parameters of each answer: `made` is the date of making as the seller or the code gives it. */
export interface NoCodeParams {
  /** No code, and nothing that says why. */
  readonly none: Readonly<Record<string, never>>;
  /** No code on a piece that is older than codes. */
  readonly 'none-early': {
    /** The date of making, by the code or else by the seller. */
    readonly made: StatedDate;
  };
  /** No code on a piece of the years in which pieces were stamped. */
  readonly 'none-unusual': {
    /** The date of making, by the code or else by the seller. */
    readonly made: StatedDate;
  };
  /** No code, and a chip or a date since chips. */
  readonly 'chip-instead': Readonly<Record<string, never>>;
  /** A chip, and no date to compare it with. */
  readonly chip: Readonly<Record<string, never>>;
  /** A chip in a piece that was made before chips took the place of codes. */
  readonly 'chip-early': {
    /** The date of making, by the code or else by the seller. */
    readonly made: StatedDate;
  };
  /** A code that can't be read. */
  readonly unreadable: Readonly<Record<string, never>>;
}

/** An answer to the seller's claims. */
export type NoCodeFindingId = keyof NoCodeParams;

/** The answer to all that a text claims of a missing code and a chip. */
export type NoCodeFinding<Id extends NoCodeFindingId = NoCodeFindingId> = {
  [Each in Id]: {
    /** `expected` is as it should be, `unusual` is worth a look, `open` can't be told. */
    readonly verdict: 'expected' | 'unusual' | 'open';
    /** Why. */
    readonly id: Each;
    /** The date of making, where the sentence gives one; else empty. */
    readonly params: NoCodeParams[Each];
  };
}[Id];

const { latin, cjk } = combine(NO_CODE_WORDS);

/** What may stand between a code and what is said of it. */
const LATIN_FILL = `(?:[ :=(–—-]|(?<![a-zß-ɏ])${latin('stateFill')}(?![a-zß-ɏ])){0,12}`;
const CJK_FILL = `(?:[ :：=.,、,(（「」】）-]|${cjk('stateFill')}){0,6}`;
const LATIN_CODE = `${latin('code')}(?![a-zß-ɏ])`;

const CLAIMS = new RegExp(
  [
    `(?<none>(?<![a-zß-ɏ])${latin('without')}(?: ${latin('withoutFill')}){0,3} ${LATIN_CODE}(?! ${latin('notCodeAfter')})` +
      `|${cjk('without')}${cjk('withoutFill')}?${cjk('code')})`,
    `(?<chip>(?<![a-zß-ɏ])${latin('chip')}(?![a-zß-ɏ])|${cjk('chip')})`,
    `(?<before>(?<![a-zß-ɏ])${latin('unreadable')} ${LATIN_CODE})`,
    `(?:(?<![a-zß-ɏ])${LATIN_CODE}${LATIN_FILL}(?<![a-zß-ɏ])(?:(?<unreadable>${latin('unreadable')})|(?<missing>${latin('missing')}))(?![a-zß-ɏ])` +
      `|${cjk('code')}${CJK_FILL}(?:(?<cjkUnreadable>${cjk('unreadable')})|(?<cjkMissing>${cjk('missing')})))`,
  ].join('|'),
  'gu',
);

/** "Promo code unreadable": the code of something else. */
const OTHER_CODE_BEFORE = new RegExp(
  `(?<![a-zß-ɏ])(?:${combine(CODE_WORDS).latin('numbered')}|${latin('otherCodes')})[ -]$`,
  'u',
);

const NO_CHIP_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ])${latin('noChipBefore')}[ -]?|${cjk('noChipBefore')})$`,
  'u',
);
const NO_CHIP_AFTER = new RegExp(
  `^(?:[ ?:=]{1,3}${latin('noChipAfter')}(?![a-zß-ɏ])|[ ?:：=]{0,3}${cjk('noChipAfter')})`,
  'u',
);

/** How far around a claim its denial is looked for, in characters. */
const NEAR = 24;

/**
 * The places where a normalized text says that there is no code, that it can't be read, or that a chip is inside.
 *
 * @example
 * noCodeClaimsIn('No date code, has a microchip').map(({ claim }) => claim) // => ["none","chip"]
 * noCodeClaimsIn('no promo code, no microchip') // => []
 */
export function noCodeClaimsIn(plain: string): readonly NoCodeMatch[] {
  const text = folded(plain);
  return matchesOf(text, CLAIMS).flatMap(({ 0: words, index: from, groups = {} }) => {
    const to = from + words.length;
    const before = text.slice(Math.max(0, from - NEAR), from);
    const claim = claimOf(groups);
    const isDenied =
      claim === 'chip'
        ? NO_CHIP_BEFORE.test(before) || NO_CHIP_AFTER.test(text.slice(to, to + NEAR))
        : OTHER_CODE_BEFORE.test(before);
    return isDenied ? [] : [{ claim, text: plain.slice(from, to), from, to }];
  });
}

function claimOf(groups: Readonly<Record<string, string | undefined>>): NoCodeClaim {
  if (groups.chip !== undefined) return 'chip';
  const isUnreadable = groups.before ?? groups.unreadable ?? groups.cjkUnreadable;
  return isUnreadable === undefined ? 'none' : 'unreadable';
}

/** About when chips took the place of codes, as the first day of that month. */
const CHIPS_FROM = '2021-03-01';

/** Pieces of the first years of codes have one or none. */
const FIRST_CODES = { from: '1980-01-01', to: '1984-12-31' };

/**
 * What the claims of a listing mean, by the date of making that the only code or the seller gives; undefined where there are
 * none.
 *
 * @example
 * const claims = noCodeClaimsIn('no date code, microchip');
 * answerNoCode(claims, [], []).id // => "chip-instead"
 */
export function answerNoCode(
  claims: readonly Pick<NoCodeMatch, 'claim'>[],
  codes: readonly Pick<CodeFacts, 'reading'>[],
  dates: readonly Pick<DateMatch, 'when'>[],
): NoCodeFinding | undefined {
  const has = (kind: NoCodeClaim) => claims.some(({ claim }) => claim === kind);
  const made = madeOf(codes, dates);
  const { from, to } = made ? intervalOf(made) : { from: '', to: '' };
  if (has('chip')) {
    if (made && to < CHIPS_FROM) return { verdict: 'unusual', id: 'chip-early', params: { made } };
    if (has('none')) return { verdict: 'expected', id: 'chip-instead', params: {} };
    if (!has('unreadable')) return { verdict: 'open', id: 'chip', params: {} };
  }
  if (has('unreadable')) return { verdict: 'open', id: 'unreadable', params: {} };
  if (!has('none')) return undefined;
  if (!made) return { verdict: 'open', id: 'none', params: {} };
  if (from >= CHIPS_FROM) return { verdict: 'expected', id: 'chip-instead', params: {} };
  if (to < FIRST_CODES.from) return { verdict: 'expected', id: 'none-early', params: { made } };
  return from > FIRST_CODES.to && to < CHIPS_FROM
    ? { verdict: 'unusual', id: 'none-unusual', params: { made } }
    : { verdict: 'open', id: 'none', params: {} };
}

/** The date of the only code; without a code, the only one that the seller states. */
function madeOf(
  codes: readonly Pick<CodeFacts, 'reading'>[],
  dates: readonly Pick<DateMatch, 'when'>[],
): StatedDate | undefined {
  const all =
    codes.length > 0 ? codes.map(({ reading }) => whenOf(reading)) : dates.map(({ when }) => when);
  const [made, ...others] = all;
  return others.length === 0 ? made : undefined;
}
