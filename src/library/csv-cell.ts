/**
 * Quotes a cell as RFC 4180 does.
 *
 * @example
 * ['AR2126', 'Week 22, 2016', 'US|FR'].map(csvCell) // => ["AR2126","\"Week 22, 2016\"","US|FR"]
 */
export function csvCell(text: string): string {
  return separatedCell(text, ',');
}

/**
 * The same for a table with another separator: a cell is quoted only if it contains that separator, a quotation mark or a line
 * break.
 *
 * @example
 * [separatedCell('a^b', '^'), separatedCell('Week 22, 2016', '\t')] // => ["\"a^b\"","Week 22, 2016"]
 */
export function separatedCell(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** What a spreadsheet takes for the start of a formula. The full-width signs count in East Asian editions. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]./s;

/** A number, or a text that is protected as one: `-1.2e-05`, `="0097"`. */
const HARMLESS = /^(?:[+-]?\d[\d.,]*(?:e[+-]?\d+)?|="[^"]*")$/i;

/**
 * A cell that no spreadsheet runs: an apostrophe goes in front of one that starts like a formula, unless it is a plain number.
 *
 * @example
 * ['AR2126', '=1+1', '-Dust bag', '-1.50'].map(withoutFormula) // => ["AR2126","'=1+1","'-Dust bag","-1.50"]
 */
export function withoutFormula(cell: string): string {
  return FORMULA.test(cell) && !HARMLESS.test(cell) ? `'${cell}` : cell;
}
