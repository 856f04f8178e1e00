export * from './deletions.ts';
export { readListing } from '../../src/listing/listing.ts';
export { LANGUAGES } from '../../src/listing/languages.ts';
export { readDay } from '../../src/core/calendar.ts';
export { phrasesOf } from '../../src/listing/lexicon.ts';
export { foldPhrase, plainOf } from '../../src/listing/text.ts';
export { labelOf, readLabel } from '../../src/listing/label-of.ts';
