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

/** The signs that a formula can start with. Spreadsheets treat their full-width and small forms alike. */
const SIGNS = '=@+\\-＝＠＋－﹦﹫﹢﹣';

/**
 * Such a sign wherever a cell could start for a reader with any separator. The lookahead comes first so that long runs of
 * white space cost nothing.
 */
const START = new RegExp(`(?=[${SIGNS}])(?<=(?:^|[,;\\t|\\r\\n])[\\s"]*).`, 'g');

const SUSPECT = new RegExp(`(?:^|[,;\\t|\\r\\n"\\s])[${SIGNS}]`);

/**
 * Whether a cell in a text may begin like a formula: a quick test that spares most rows the full one.
 *
 * @example
 * ['a,-5', 'a-5'].map(isSuspect) // => [true,false]
 */
export function isSuspect(text: string): boolean {
  return SUSPECT.test(text);
}

/**
 * Prevents a spreadsheet from running a text, whatever its separator: an apostrophe goes in front of every part that starts
 * with a sign (OWASP: CSV Injection), unless it is a number in any notation, a phone number, a handle, a heading, or words
 * without anything that calls, links, calculates or names a cell.
 *
 * @example
 * ['AR2126', '=1+1', 'x;=1+1', '-A1', '-1.2e-05', '-Dust bag'].map(withoutFormula) // => ["AR2126","'=1+1","x;'=1+1","'-A1","-1.2e-05","-Dust bag"]
 */
export function withoutFormula(text: string): string {
  if (!isSuspect(text)) return text;
  const harmless = harmlessIn(folded(text));
  const safe = text.replace(START, (sign: string, index: number) =>
    harmless(index) ? sign : `'${sign}`,
  );
  // At the very start the apostrophe goes before any white space, which some programs drop and others take for a command.
  const start = safe.slice(0, safe.length - safe.replace(/^[\s"]*'?/, '').length);
  return start.endsWith("'") && safe !== text
    ? `'${start.slice(0, -1)}${safe.slice(start.length)}`
    : safe;
}

const SMALL = new Map(
  [...'﹦=﹫@﹢+﹣-'.matchAll(/(.)(.)/gu)].map(([, small = '', sign = '']) => [small, sign]),
);

/** The text with ASCII in place of full-width and small forms, at the same positions. */
function folded(text: string): string {
  return text.replace(
    /[！-～﹦﹫﹢﹣]/g,
    (form) => SMALL.get(form) ?? String.fromCharCode(form.charCodeAt(0) - FULL_WIDTH),
  );
}

/** The distance from a full-width form to its ASCII character. */
const FULL_WIDTH = 0xfee0;

/** Everything that has a meaning in a formula, such as the colon of `A:C`, and the names of cells: `A1`, `$AB$12`, `R1C1`. */
const ACTIVE = /[()![\]|&^*/=<>@{}\\~`:]|(?<![\p{L}\d_.$])\$?[A-Z]{1,3}\$?\d/giu;

/** Characters that no number and no phone number contains. */
const NO_NUMBER = /[^\d\s().,'’+\-/%€$£¥]/g;

/** Whether what starts at an index is harmless. Each line is looked through once, which keeps the time linear. */
function harmlessIn(text: string): (index: number) => boolean {
  const first = text.search(/[^\s"]/);
  let end = -1;
  let [lastActive, lastNoNumber] = [-1, -1];
  return (index) => {
    if (index >= end) {
      // For a program that knows quotation marks the cell ends with the text, for others with the line.
      const lineEnd = index === first ? -1 : text.slice(index).search(/[\r\n]/);
      end = lineEnd < 0 ? text.length : index + lineEnd;
      const rest = text.slice(index, end);
      lastActive = index + lastMatch(ACTIVE, rest);
      lastNoNumber = index + lastMatch(NO_NUMBER, rest);
    }
    const sign = text[index];
    if (sign === '=') return isHeading(text.slice(index, end));
    if (sign === '@') return lastActive <= index;
    return lastActive < index || lastNoNumber < index;
  };
}

/** Where the last match starts; negative if there is none. */
function lastMatch(pattern: RegExp, text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) last = index;
  return last;
}

const LONGEST_HEADING = 200;

/** Lines and headings: `=-=-=`, `=== CONDITION ===`. */
function isHeading(text: string): boolean {
  if (text.length > LONGEST_HEADING) return false;
  if (/^[=\-+*~_.\s"]*$/.test(text)) return true;
  const [, words] = /^={2,}([^=]*)=*[\s"]*$/.exec(text) ?? [];
  return words !== undefined && lastMatch(ACTIVE, words) < 0;
}
