/** English, as the library takes it: `decode(code, { today, words: en })`. */
export { core as en } from './en/core.ts';
export type { CoreWords } from './words.ts';
