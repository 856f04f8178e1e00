const WIDTH = 80;
const INDENT = '  ';
const LABEL_WIDTH = 10;

/** The longest piece of unreadable input that is shown back. */
const LONGEST_SHOWN = 60;

/** One labelled line, continued under its own text where it is long. */
export function row(label: string, text: string): string {
  const head = INDENT + label.padEnd(LABEL_WIDTH);
  if (head.length + text.length <= WIDTH) return `${head}${text}\n`;
  const lines = wrapped(text, WIDTH - head.length);
  return `${head}${lines.join(`\n${' '.repeat(head.length)}`)}\n`;
}

/** A text in lines of at most so many characters, as far as its words allow. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let start = 0;
  while (text.length - start > width) {
    const last = text.lastIndexOf(' ', start + width);
    // A word that is longer than a line has one to itself.
    const end = last < start ? text.indexOf(' ', start + width) : last;
    if (end < 0) break;
    lines.push(text.slice(start, end));
    start = end + 1;
  }
  return [...lines, text.slice(start)];
}

/**
 * Input as it may be printed: characters that could move the cursor, hide text or change its direction are spelled out.
 *
 * @example
 * shown('\u001B[2J') // => "\\u{1b}[2J"
 */
export function shown(input: string): string {
  const head = input.length > LONGEST_SHOWN ? `${input.slice(0, LONGEST_SHOWN)}…` : input;
  return head.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
