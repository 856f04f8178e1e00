/** English for the library: `decode(code, { today, words: en })`. */
export { listing as en } from './en/listing.ts';
export type { CoreWords, ListingWords } from './words.ts';
