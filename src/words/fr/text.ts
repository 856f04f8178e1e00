/** What stands between texts is the same in French as in English. */
export * from '../en/text.ts';

/** Words as they stand in a text. */
export function quoted(text: string): string {
  return `« ${text} »`;
}
