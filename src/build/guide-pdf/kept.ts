/** Words that stay on one line: a code with a space in it, and the last two, for none likes to stand alone. */
export function kept(text: string): string {
  return text.replace(/(?<=\d) (?=[A-Z]{2}\b)| (?=\S+$)/g, '\u00a0');
}
