import { checkClaim, type Claim } from './checks.ts';
import type { CodeFacts } from './read.ts';

/** Which of several possible codes fit what is said of the bag. */
export interface Fitting<Code> {
  /** The codes that nothing contradicts, in their order; all of them if each is contradicted. */
  readonly fits: readonly Code[];
  /** The claims, by their place among those given, that no code fits: alone, or else only together. */
  readonly against: readonly number[];
  /** The claims, by their place, that some codes fit and others contradict. */
  readonly narrowing: readonly number[];
}

/**
 * Compares codes that a worn or misread stamp could be with everything that is said of the bag. One code stays where one
 * claim contradicts the others; where a claim contradicts all of them, none is left out because of it.
 *
 * @example
 * const codes = ['SD0013', 'SD1013'].map((code) => read(code, readDay('2026-11-28')));
 * const bought = { claim: 'existed-by', event: 'bought', time: timeOf({ year: 2003, month: 5 }) };
 * fitting(codes, [bought]).fits.map(({ code }) => code) // => ["SD0013"]
 * fitting(codes, [bought, { claim: 'label', labels: ['ES'] }]).against // => [1]
 */
export function fitting<Code extends Pick<CodeFacts, 'reading' | 'otherReadings' | 'factory'>>(
  codes: readonly Code[],
  claims: readonly Claim[],
): Fitting<Code> {
  const documented = codes.filter(({ reading }) => reading.standing !== 'undocumented');
  // A date that no source has explains nothing away.
  const likely = documented.length > 0 ? documented : codes;
  const fitEach = claims.map((claim) => codesFitting(codes, claim));
  const indexes = claims.map((_, index) => index);
  const isFit = (code: Code, index: number) => fitEach[index]?.has(code) === true;
  const against = indexes.filter((index) => likely.every((code) => !isFit(code, index)));
  const narrowing = indexes.filter(
    (index) => !against.includes(index) && codes.some((code) => !isFit(code, index)),
  );
  const fits = codes.filter((code) => narrowing.every((index) => isFit(code, index)));
  return likely.some((code) => fits.includes(code))
    ? { fits, against, narrowing }
    : {
        fits: codes,
        against: codes.length > 0 ? [...against, ...narrowing].sort((a, b) => a - b) : [],
        narrowing: [],
      };
}

/** The codes that a claim fits. A label fits those that it agrees with, if there are any. */
function codesFitting<Code extends Parameters<typeof fitting>[0][number]>(
  codes: readonly Code[],
  claim: Claim,
): ReadonlySet<Code> {
  const outcomes = codes.map((code) => checkClaim(claim, { code })?.outcome);
  const isNarrow = claim.claim === 'label' && outcomes.includes('agrees');
  const isFit = (index: number) =>
    isNarrow ? outcomes[index] === 'agrees' : outcomes[index] !== 'conflicts';
  return new Set(codes.filter((_, index) => isFit(index)));
}
