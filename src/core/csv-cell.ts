/**
 * Quotes a cell as in RFC 4180, and also when it contains a separator other than the comma, for readers that guess.
 *
 * @example
 * ['AR2126', 'Week 22, 2016', 'a;b'].map(csvCell) // => ["AR2126","\"Week 22, 2016\"","\"a;b\""]
 */
export function csvCell(text: string): string {
  return /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A character that can start a formula, wherever a cell could start for a reader with any separator. The lookahead comes
 * first so that long runs of white space cost nothing.
 */
const START = /(?=[=@＝＠+\-＋－])(?<=(?:^|[,;\t|\r\n])[\s"]*)./g;

/**
 * Prevents a spreadsheet from running a text, whatever its separator: an apostrophe goes in front of every part that
 * looks like a formula (OWASP: CSV Injection). Single signs, signed numbers and dashes before words stay as they are.
 *
 * @example
 * ['AR2126', '=1+1', 'x;=1+1', '-', '-12.50'].map(withoutFormula) // => ["AR2126","'=1+1","x;'=1+1","-","-12.50"]
 */
export function withoutFormula(text: string): string {
  if (!/[=@＝＠+\-＋－\t\r\n]/.test(text)) return text;
  const safe = text.replace(START, (sign: string, index: number) =>
    isFormula(text.slice(index, index + MOST_CHARACTERS)) ? `'${sign}` : sign,
  );
  // At the very start it goes before white space too, which some readers drop and others take for a command.
  const start = safe.slice(0, safe.length - safe.replace(/^[\s"]*'?/, '').length);
  if (start.endsWith("'") && safe !== text)
    return `'${start.slice(0, -1)}${safe.slice(start.length)}`;
  return /^[\t\r\n]/.test(text) ? `'${safe}` : safe;
}

/** No number or sentence is longer. Not looking further keeps the time linear. */
const MOST_CHARACTERS = 1000;

/** Whether a spreadsheet could run a text that starts like a formula. */
function isFormula(text: string): boolean {
  const end = text.search(/[;\t|\r\n]|$/);
  const part = text.slice(0, end);
  if (end === MOST_CHARACTERS) return true;
  const isNumber =
    /^[+\-＋－\s"]+$/.test(part) || /^[+\-＋－]\s*[.,]?\d[\d\s.,'’]*%?"*$/.test(part);
  if (isNumber) return false;
  // A dash and words, as in a list in a description. A call, a reference or a link to a program is something else.
  const isProse =
    /^[-－]\s+\p{L}{2,}(?![\p{L}\d(!:$])/u.test(part) &&
    !/[=!]|\w\(|^[-－]\s*[\w.]+\s*\(/.test(part);
  return !isProse || text[part.length] === '|';
}
