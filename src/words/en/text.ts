type Texts = readonly (string | false | undefined)[];

/** What separates a sentence from what follows it. */
export const SPACE = ' ';

/** What separates the items of a list. */
export const COMMA = ', ';

/** Sentences as one text, without those that are missing. */
export function sentences(texts: Texts): string {
  return texts.filter(Boolean).join(SPACE);
}

/** Items as one text, without those that are missing. */
export function list(texts: Texts): string {
  return texts.filter(Boolean).join(COMMA);
}

/** A remark behind a text, in parentheses. */
export function aside(text: string): string {
  return ` (${text})`;
}

/** Words as they stand in a text. */
export function quoted(text: string): string {
  return `“${text}”`;
}
