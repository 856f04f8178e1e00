import type { Today } from './calendar.ts';
import { GRADES } from './evidence.ts';
import { read } from './read.ts';
import { STANDINGS } from './standing.ts';
import type { Evidence, Standing, ValidResult } from './types.ts';

/** Codes that agree on the place, on how well it is attested, and on how well their dates are documented. */
export interface FadedGroup {
  readonly country: string;
  readonly standing: Standing;
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
  // Days sort as text does; between groups that are equal in all else the order of their oldest codes stays.
  results.sort((a, b) => (a.interval.from < b.interval.from ? -1 : 1));
  const groups = new Map<string, FadedGroup>();
  for (const result of results) {
    const { country, standing } = result;
    const evidence = evidenceFor(result);
    const key = `${standing} ${evidence} ${country}`;
    groups.set(key, {
      country,
      standing,
      evidence,
      codes: [...(groups.get(key)?.codes ?? []), result],
    });
  }
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.codes.length - a.codes.length);
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

function rank({ standing, evidence }: FadedGroup): number {
  return STANDINGS.indexOf(standing) * GRADES.length + GRADES.indexOf(evidence);
}
