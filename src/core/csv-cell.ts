/**
 * A text as one cell of a table as RFC 4180 has it, in quotation marks too where a reader with another separator than
 * the comma would divide it.
 *
 * @example
 * ['AR2126', 'Week 22, 2016', 'a;b'].map(csvCell) // => ["AR2126","\"Week 22, 2016\"","\"a;b\""]
 */
export function csvCell(text: string): string {
  return /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A character that can begin a formula, where a cell could begin for a reader with any separator. What stands in front
 * is looked at only behind such a character, so that long runs of white space cost nothing.
 */
const START = /(?=[=@＝＠+\-＋－])(?<=(?:^|[,;\t|\r\n])[\s"]*)./g;

/**
 * A text that no spreadsheet runs, whatever it takes for a separator: an apostrophe goes in front of every piece that
 * reads as a formula (OWASP: CSV Injection). Signs alone, signed numbers and dashes before words are left as they are.
 *
 * @example
 * ['AR2126', '=1+1', 'x;=1+1', '-', '-12.50'].map(withoutFormula) // => ["AR2126","'=1+1","x;'=1+1","-","-12.50"]
 */
export function withoutFormula(text: string): string {
  if (!/[=@＝＠+\-＋－\t\r\n]/.test(text)) return text;
  const safe = text.replace(START, (first: string, at: number) =>
    isFormula(text.slice(at, at + FAR)) ? `'${first}` : first,
  );
  // At the very start it goes before white space as well, which some readers drop and others take for a command.
  const start = safe.slice(0, safe.length - safe.replace(/^[\s"]*'?/, '').length);
  if (start.endsWith("'") && safe !== text)
    return `'${start.slice(0, -1)}${safe.slice(start.length)}`;
  return /^[\t\r\n]/.test(text) ? `'${safe}` : safe;
}

/** No number and no sentence is longer; what is longer is not looked through, so that time grows with the text alone. */
const FAR = 1000;

/** Whether a spreadsheet could run a piece of text that begins like a formula. */
function isFormula(text: string): boolean {
  const end = text.search(/[;\t|\r\n]|$/);
  const piece = text.slice(0, end);
  if (end === FAR) return true;
  const isBare =
    /^[+\-＋－\s"]+$/.test(piece) || /^[+\-＋－]\s*[.,]?\d[\d\s.,'’]*%?"*$/.test(piece);
  if (isBare) return false;
  // A dash and words: what lists in descriptions begin with. A call, a reference or a link to a program is none.
  const isProse =
    /^[-－]\s+\p{L}{2,}(?![\p{L}\d(!:$])/u.test(piece) &&
    !/[=!]|\w\(|^[-－]\s*[\w.]+\s*\(/.test(piece);
  return !isProse || text[piece.length] === '|';
}
