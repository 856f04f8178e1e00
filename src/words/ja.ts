/** Japanese for the library: `decode(code, { words: ja })`. */
export { listing as ja } from './ja/listing.ts';
export type { CoreWords, ListingWords } from './words.ts';
