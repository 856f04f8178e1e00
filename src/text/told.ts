import type { StatedClaim } from './checks.ts';
import type { ItemDetails } from './details.ts';
import type { StatedTime } from '../core/stated.ts';
import type { YearOrMonth } from './year-or-month.ts';

/**
 * What claims say as answers to our questions, where only one says so: the form in which a link, an entry of the history and
 * a row keep them. `rest` is what has no such form.
 */
export function toldIn(claims: readonly StatedClaim[]): {
  readonly told: ItemDetails;
  readonly rest: readonly StatedClaim[];
} {
  const answers = claims.map(({ claim }) => answerIn(claim));
  const isAlone = (index: number) =>
    claims.filter(({ claim }) => claim.claim === claims[index]?.claim.claim).length === 1;
  return {
    told: Object.assign({}, ...answers.filter((_, index) => isAlone(index))) as ItemDetails,
    rest: claims.filter((_, index) => answers[index] === undefined || !isAlone(index)),
  };
}

function answerIn(claim: StatedClaim['claim']): ItemDetails | undefined {
  switch (claim.claim) {
    case 'label': {
      const [label, ...others] = claim.labels;
      return label !== undefined && others.length === 0 ? { label } : undefined;
    }
    case 'line':
      return { line: claim.line.id };
    case 'existed-by': {
      const bought = yearOrMonthOf(claim.time);
      return bought === undefined || claim.event === 'age' ? undefined : { bought };
    }
    case 'made': {
      const made = yearOrMonthOf(claim.time);
      return made === undefined || !claim.isBound ? undefined : { made };
    }
    default:
      return undefined;
  }
}

/** A stated time that is exactly one year or month. */
function yearOrMonthOf({ when, isExact }: StatedTime): YearOrMonth | undefined {
  if (!when || !isExact || when.week !== undefined) return undefined;
  const { year, month } = when;
  return month === undefined
    ? `${year}`
    : `${year}-${String(month).padStart(2, '0') as `${number}`}`;
}
