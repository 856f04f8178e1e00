import { LABEL_WORDS } from './label-words.ts';
import { folded, matchesOf } from './text.ts';
import { combine } from './vocabulary.ts';

const { latin, cjk } = combine(LABEL_WORDS);

const MADE = latin('made');

const ACTIVITY = new RegExp(
  `(?<![a-zß-ɏ])(?:(?<made>${MADE})|${latin('otherVerbs')})(?![a-zß-ɏ])`,
  'gu',
);

/** "Never made in France"; "first made in 1930" is said of a line, "repairs made in 2018" of no making. */
const DENIAL = new RegExp(`(?<![a-zß-ɏ])${latin('notMade')}(?![a-zß-ɏ])`, 'u');

/** All up to what ends a clause or begins another. */
const EARLIER_CLAUSES = new RegExp(
  `^.*(?:[,;:!?()\\n\\r。、！？|•·]|\\.(?=\\s)|(?<![a-zß-ɏ])${latin('conjunctions')}(?![a-zß-ɏ]))`,
  'su',
);

/** A bracket within a clause: "made in 2006 (TH0046) in France". */
const ASIDE = / ?\([^()]{0,40}\)/gu;

/** How far back a verb is looked for, in characters. */
const NEAR = 64;

/**
 * Whether the clause that leads up to a place or a date is one of making: the nearest verb decides.
 *
 * @example
 * ['was stitched by hand in ', 'made of canvas, bought in ', 'never made in '].map(isMakingClause) // => [true,false,false]
 */
export function isMakingClause(before: string): boolean {
  const clause = folded(before).replace(ASIDE, '').slice(-NEAR).replace(EARLIER_CLAUSES, '');
  if (DENIAL.test(clause)) return false;
  return matchesOf(clause, ACTIVITY).at(-1)?.groups?.made !== undefined;
}

/**
 * Whether a folded text tells of anything but making.
 *
 * @example
 * [mentionsOtherActivity('bought and made in'), mentionsOtherActivity('made in')] // => [true,false]
 */
export function mentionsOtherActivity(text: string): boolean {
  return matchesOf(text, ACTIVITY).some(({ groups }) => groups?.made === undefined);
}

const PART_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ])${latin('parts')}(?: ?[:：(]| ${latin('partSays')}){0,2} ?["“„«]?(?:louis vuitton )?(?:paris )?(?: ?${MADE})?` +
    `(?: ${latin('inMonth')}(?: [a-zß-ɏ]{4,13})?(?: ${latin('inMonth')})?)? ?|${cjk('parts')}(?:${cjk('partParticles')}|[:：])? ?)$`,
  'u',
);

/**
 * Whether what stands before a country or a date makes it that of a part: `strap made in Italy`.
 *
 * @example
 * ['strap made in ', 'with a strap, made in '].map(isOfPart) // => [true,false]
 */
export function isOfPart(before: string): boolean {
  return PART_BEFORE.test(before);
}
