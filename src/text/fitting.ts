import type { Day } from '../core/calendar.ts';
import type { Claim } from '../core/checks.ts';
import { type Fitting, fitting } from '../core/fitting.ts';
import { factsOf } from './answer.ts';

/**
 * The codes, of those that a worn or misread stamp could be, that fit what is said of the bag: `fits` are those that nothing
 * contradicts, or all of them where each is contradicted. `against` and `narrowing` are places in `claims`: no code fits the
 * former, and some codes fit the latter. Takes results, suggestions and candidates alike.
 */
export function fittingCodes<Code extends { readonly code: string }>(
  codes: readonly Code[],
  claims: readonly Claim[],
  today: Day,
): Fitting<Code> {
  const given = codes.map((code) => ({ ...factsOf(code.code, today), given: code }));
  const { fits, ...places } = fitting(given, claims);
  return { ...places, fits: fits.map((code) => code.given) };
}
