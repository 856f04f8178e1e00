import type { EventId } from '../../core/checks.ts';
import { meanings, type MeaningMask } from './lexicon.ts';
import { has, type Token } from './lexer.ts';

/** What a word says about the dates and places in its clause. `none` is for anything else that has a date: a photo, a price. */
export type Governor =
  | { readonly kind: 'made' | 'released' | 'season' | 'none' }
  | { readonly kind: 'existed'; readonly event: EventId };

/** The mildest first: of two meanings the milder one counts. */
const KINDS: readonly { readonly mask: MeaningMask; readonly governor: Governor }[] = [
  { mask: meanings('event', 'notThis'), governor: { kind: 'none' } },
  ...(
    ['bought', 'received', 'receipt', 'owned', 'repaired', 'appraised', 'stocked', 'worn'] as const
  ).map((event) => ({ mask: meanings(event), governor: { kind: 'existed', event } as const })),
  { mask: meanings('released'), governor: { kind: 'released' } },
  { mask: meanings('season'), governor: { kind: 'season' } },
  { mask: meanings('made', 'makingDate'), governor: { kind: 'made' } },
];

/** Any word that governs a date or a place. */
// prettier-ignore
export const RULING = meanings('event', 'notThis', 'bought', 'received', 'receipt', 'owned', 'repaired', 'appraised', 'stocked', 'worn', 'released', 'season', 'made', 'makingDate');

/** The same without making. */
// prettier-ignore
export const OTHER = meanings('event', 'notThis', 'bought', 'received', 'receipt', 'owned', 'repaired', 'appraised', 'stocked', 'worn', 'released');

/**
 * What a token says about a date in its clause; undefined for most.
 *
 * @example
 * governorOf(sceneFor('bought').tokens[0]) // => {"kind":"existed","event":"bought"}
 */
export function governorOf(token: Token | undefined): Governor | undefined {
  if (!has(token, RULING)) return undefined;
  return KINDS.find(({ mask }) => has(token, mask))?.governor;
}
