/** Whether a text has several lines, and is not one code with a break behind it. */
export function hasLines(text: string): boolean {
  return /[\n\r]/.test(text.trim());
}
