/** French for the library: `decode(code, { today, words: fr })`. */
export { listing as fr } from './fr/listing.ts';
export type { CoreWords, ListingWords } from './words.ts';
