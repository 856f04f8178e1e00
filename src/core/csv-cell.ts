/**
 * A text as one cell of a table as RFC 4180 has it.
 *
 * @example
 * ['AR2126', 'Week 22, 2016'].map(csvCell) // => ["AR2126","\"Week 22, 2016\""]
 */
export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text that no spreadsheet runs: what begins like a formula gets an apostrophe in front (OWASP: CSV Injection).
 *
 * @example
 * ['AR2126', '=1+1'].map(withoutFormula) // => ["AR2126","'=1+1"]
 */
export function withoutFormula(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}
