/**
 * Quotes a cell as in RFC 4180, and also when it contains a separator other than the comma, for readers that guess.
 *
 * @example
 * ['AR2126', 'Week 22, 2016', 'a;b'].map(csvCell) // => ["AR2126","\"Week 22, 2016\"","\"a;b\""]
 */
export function csvCell(text: string): string {
  return /[",;\t|\r\n]/.test(text) ? quoted(text) : text;
}

/**
 * The same for a table with any separator.
 *
 * @example
 * [separatedCell('a^b', '^'), separatedCell('a^b', ',')] // => ["\"a^b\"","a^b"]
 */
export function separatedCell(text: string, separator: string): string {
  return text.includes(separator) ? quoted(text) : csvCell(text);
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A character that can start a formula, wherever a cell could start for a reader with any separator. The lookahead comes
 * first so that long runs of white space cost nothing.
 */
const START = /(?=[=@＝＠+\-＋－])(?<=(?:^|[,;\t|\r\n])[\s"]*)./g;

/** Without any of these nothing is called, linked to or run by what does not start with an equals sign. */
const ACTIVE = /[(!]/;

/**
 * Prevents a spreadsheet from running a text, whatever its separator: an apostrophe goes in front of every part that it
 * would run (OWASP: CSV Injection). Numbers in any notation, phone numbers, handles, headings and words behind a dash stay
 * as they are.
 *
 * @example
 * ['AR2126', '=1+1', 'x;=1+1', '-A1', '-1.2e-05', '-Dust bag'].map(withoutFormula) // => ["AR2126","'=1+1","x;'=1+1","'-A1","-1.2e-05","-Dust bag"]
 */
export function withoutFormula(text: string): string {
  if (!/[=@＝＠+\-＋－]/.test(text)) return text;
  const isActive = ACTIVE.test(text);
  const safe = text.replace(START, (sign: string, index: number) =>
    isFormula(text.slice(index, index + MOST_CHARACTERS), isActive) ? `'${sign}` : sign,
  );
  // At the very start it goes before white space too, which some readers drop and others take for a command.
  const start = safe.slice(0, safe.length - safe.replace(/^[\s"]*'?/, '').length);
  return start.endsWith("'") && safe !== text
    ? `'${start.slice(0, -1)}${safe.slice(start.length)}`
    : safe;
}

/** Not looking further keeps the time linear. */
const MOST_CHARACTERS = 1000;

/** A function that is called. Letters alone in the parentheses are prose: `bag(s)`. */
const CALL = /[\p{L}\d_.]\((?![\p{L} ]+\))|^[=@＝＠+\-＋－\s"]*[\p{L}_][\w.]*\s+\(/u;

/** A cell of another sheet or file, or a program that is asked for data: `cmd|'/C calc'!A0`. */
const LINK = /!['"$\w]/;

/** A cell: `A1`, `$AB$12`. */
const REFERENCE = /(?<![\p{L}\d_.$])\$?[A-Z]{1,3}\$?\d{1,7}(?![\p{L}\d_.])/giu;

/**
 * Whether a spreadsheet would run a text that starts with a sign. After an equals sign it takes nearly everything for a
 * formula; after another sign only what calls a function, links to something, or calculates with cells.
 *
 * @param isActive whether the whole text has characters without which nothing is called or linked to
 */
function isFormula(text: string, isActive: boolean): boolean {
  const part = text.slice(0, text.search(/[;\t\r\n]|$/));
  const isEquation = /^[=＝](?![=＝])/.test(part);
  // Lines and headings: `=-=-=`, `=== CONDITION ===`.
  if (isEquation) return /[^=＝\-－+＋*~_.\s"]/.test(part);
  // A text of that length may hold anything further on.
  if (isActive && (text.length === MOST_CHARACTERS || CALL.test(part) || LINK.test(part))) {
    return true;
  }
  if (/^[@＠]/.test(part)) return false;
  const operands = part.slice(0, part.search(/\||$/)).replace(/"[^"]*"/g, '');
  const words = operands.replace(REFERENCE, '');
  return words !== operands && !/\p{L}/u.test(words);
}
