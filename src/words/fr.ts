/** French for the library: `decode(code, { words: fr })`. */
export { listing as fr } from './fr/listing.ts';
export type { CoreWords, ListingWords } from './words.ts';
