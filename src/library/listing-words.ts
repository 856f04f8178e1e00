import { listing as builtIn } from '../words/en/listing.ts';
import type { ListingWords } from '../words/words.ts';
import { wordsOr } from './options.ts';

/** The words of a call about lines or listings. */
export const listingWords = wordsOr<ListingWords>(builtIn);
