import type { Label } from '../core/labels.ts';
import { listingFacts } from '../core/listing.ts';
import { core as builtIn } from '../words/en/core.ts';
import { type ReadOptions, speakerOf, todayOf, valid, type ValidResult } from './decode.ts';

/** A code that a text holds. */
export interface FoundCode {
  /** As it stands there: `SD 1013`. */
  readonly text: string;
  readonly result: ValidResult;
}

/** What the words of a listing say about a bag. */
export interface Listing {
  /** Each code once, in the order of the text. */
  readonly codes: readonly FoundCode[];
  /** The country on the label, where the text names one. */
  readonly madeIn?: Label;
}

/**
 * Finds the date codes in a longer text, such as a listing or a message, and the country that its label is said to name.
 * Rather one is missed than a price or a year taken for one.
 *
 * @throws RangeError when `today` is no calendar day written `YYYY-MM-DD`
 * @example
 * readListing('Date code: SP 0065, made in France', { today: '2026-11-21' }).codes[0]?.text // => "SP 0065"
 * readListing('Speedy 30, bought 2016 for $1250', { today: '2026-11-21' }).codes // => []
 */
export function readListing(text: string, { today, words = builtIn }: ReadOptions): Listing {
  const { codes, ...label } = listingFacts(text, todayOf(today));
  const speaker = speakerOf(words);
  return {
    codes: codes.map(({ text: written, facts }) => ({
      text: written,
      result: valid(facts, speaker),
    })),
    ...label,
  };
}
