import type { ValidResult } from '../heatstamp.ts';
import { placeWith } from '../label.ts';
import type { ListingCheck } from '../listing.ts';
import { ownChecks } from '../text/messages.ts';

/** A result with the country that its labels name, as written, where all of them agree with the code. */
export function withLabels(result: ValidResult, labels: readonly string[]): ValidResult {
  const [place, ...others] = labels.map((label) => placeWith(result, label));
  if (!place || others.some((other) => other?.country !== place.country)) return result;
  const { country, countries } = place;
  return { ...result, country, countries };
}

/** The same with the labels in the checks of a listing, but for those of another thing. */
export function withLabelsIn(result: ValidResult, checks: readonly ListingCheck[]): ValidResult {
  const labels = ownChecks(checks).filter(({ claim }) => claim === 'label');
  const isAgreed = labels.every(({ outcome }) => outcome === 'agrees');
  return isAgreed
    ? withLabels(
        result,
        labels.map(({ stated }) => stated),
      )
    : result;
}
