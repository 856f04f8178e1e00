import { doubtTitles } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { checkLabel, checkLine, type Label } from '../../label.ts';
import { findLine } from './line.ts';
import { hasContradiction, type ListingCheck } from './listing.ts';

/** Something that is doubtful about a result. */
export type Doubt = keyof typeof doubtTitles;

/** How sure a result is: documented, in doubt, or contradicted. */
export type Tone = 'valid' | 'doubtful' | 'conflict';

/** What is known about an item besides its code. */
export interface ItemClaims {
  readonly madeIn?: Label | undefined;
  /** The id of a line or model; an unknown one counts as none. */
  readonly line?: string | undefined;
  /** The seller's claims, compared with the code. */
  readonly check?: ListingCheck | undefined;
}

export interface Assessment {
  readonly tone: Tone;
  /** Most serious first; empty where the date is documented, a list names the letters for its year, and nothing conflicts. */
  readonly doubts: readonly Doubt[];
}

const CONFLICTS: readonly Doubt[] = ['seller', 'label', 'too-early', 'after-end'];

/** How sure a result is, and what is doubtful about it: for every place that shows it, from the panel to a row of a table. */
export function assess(result: ValidResult, claims: ItemClaims = {}): Assessment {
  const doubts = doubtsOf(result, claims);
  const [first] = doubts;
  const isConflict = first !== undefined && CONFLICTS.includes(first);
  return { tone: isConflict ? 'conflict' : first === undefined ? 'valid' : 'doubtful', doubts };
}

/** The verdict beside a result's title; undefined where nothing is doubtful. */
export function verdictOf({ doubts: [first] }: Assessment): string | undefined {
  return first && doubtTitles[first];
}

function doubtsOf(result: ValidResult, { madeIn, line, check }: ItemClaims): readonly Doubt[] {
  const { standing, notices } = result;
  const label = madeIn === undefined ? undefined : checkLabel(result, madeIn).id;
  const item = findLine(line);
  const lineVerdict = item && checkLine(result, item.name).verdict;
  const isUnlisted = notices.some(({ id }) => id === 'factory-unconfirmed');
  const doubts: readonly (Doubt | false)[] = [
    hasContradiction(check) && 'seller',
    label === 'conflict' && 'label',
    (lineVerdict === 'too-early' || lineVerdict === 'after-end') && lineVerdict,
    standing !== 'documented' && standing,
    isUnlisted && 'unlisted',
    result.suggestions !== undefined && 'look-alike',
    label === 'unconfirmed' && 'label-unconfirmed',
  ];
  return doubts.filter((doubt) => doubt !== false);
}
