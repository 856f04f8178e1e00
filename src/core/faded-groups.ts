import type { Today } from './calendar.ts';
import { GRADES } from './evidence.ts';
import { read } from './read.ts';
import { STANDINGS } from './standing.ts';
import type { Day, Evidence, Standing, ValidResult } from './types.ts';

/** Codes that agree on the place and on how well their dates are documented. */
export interface FadedGroup {
  readonly country: string;
  readonly standing: Standing;
  /** How well the best of its codes attests the place. */
  readonly evidence: Evidence;
  /** Oldest first. */
  readonly codes: readonly ValidResult[];
}

/**
 * The readings of codes, by place and standing. Groups come in the order of their standing, then of the evidence for
 * their place, then of how many codes agree, then of their dates: first what is documented, then what chance says.
 *
 * @example
 * groupReadings(new Set(['SD1013']), readDay('2026-11-21'))[0].country // => "United States"
 */
export function groupReadings(codes: ReadonlySet<string>, today: Today): readonly FadedGroup[] {
  const results = [...codes].map((code) => read(code, today)).filter(isRead);
  results.sort((a, b) => compare(a.interval.from, b.interval.from));
  const groups = new Map<string, Draft>();
  for (const result of results) {
    const { country, standing } = result;
    const evidence = evidenceFor(result);
    const group = groups.get(`${standing} ${country}`);
    if (!group)
      groups.set(`${standing} ${country}`, { country, standing, evidence, codes: [result] });
    else {
      group.codes.push(result);
      if (GRADES.indexOf(evidence) < GRADES.indexOf(group.evidence)) group.evidence = evidence;
    }
  }
  return [...groups.values()].sort(byLikelihood);
}

interface Draft extends FadedGroup {
  evidence: Evidence;
  readonly codes: [ValidResult, ...ValidResult[]];
}

function isRead(outcome: ValidResult | string): outcome is ValidResult {
  return typeof outcome !== 'string';
}

/** The notices say how well a place is attested; one that is assumed is attested by nothing. */
function evidenceFor({ notices }: ValidResult): Evidence {
  const ids = notices.map(({ id }) => id);
  if (ids.includes('factory-reported')) return 'reported';
  return ids.some((id) => id === 'factory-unconfirmed' || id === 'country-assumed')
    ? 'unconfirmed'
    : 'documented';
}

function byLikelihood(a: Draft, b: Draft): number {
  return (
    STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) ||
    GRADES.indexOf(a.evidence) - GRADES.indexOf(b.evidence) ||
    b.codes.length - a.codes.length ||
    compare(a.codes[0].interval.from, b.codes[0].interval.from)
  );
}

function compare(a: Day, b: Day): number {
  return a < b ? -1 : Number(a > b);
}
