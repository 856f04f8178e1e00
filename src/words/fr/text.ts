/** What stands between texts is the same in French as in English, but for these. */
export * from '../en/text.ts';

/** What stands before the last of several items in a sentence. */
export const AND = ' et ';

/** What separates a name from what is said of it. */
export const COLON = ' : ';

/** Words as they stand in a text. */
export function quoted(text: string): string {
  return `« ${text} »`;
}
