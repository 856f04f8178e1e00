/** English, as the library takes it: `decode(code, { today, words: en })`. */
export { listing as en } from './en/listing.ts';
export type { CoreWords, ListingWords } from './words.ts';
