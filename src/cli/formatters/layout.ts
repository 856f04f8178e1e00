const WIDTH = 80;
const INDENT = '  ';
const LABEL_WIDTH = 10;

/** Longer input is shortened when it is shown. */
const MAX_INPUT_LENGTH = 60;

/** A label and its text, wrapped below itself where it is long. */
export function labeledLine(label: string, text: string): string {
  const head = INDENT + label.padEnd(LABEL_WIDTH);
  if (head.length + text.length <= WIDTH) return `${head}${text}\n`;
  const lines = wrap(text, WIDTH - head.length);
  return `${head}${lines.join(`\n${' '.repeat(head.length)}`)}\n`;
}

/** Splits text into lines of at most `width` characters; a longer word gets a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let start = 0;
  while (text.length - start > width) {
    const space = text.lastIndexOf(' ', start + width);
    const end = space < start ? text.indexOf(' ', start + width) : space;
    if (end < 0) break;
    lines.push(text.slice(start, end));
    start = end + 1;
  }
  return [...lines, text.slice(start)];
}

/**
 * Makes input safe to print: escapes characters that could move the cursor, hide text or change its direction.
 *
 * @example
 * escapeInput('\u001B[2J') // => "\\u{1b}[2J"
 */
export function escapeInput(input: string): string {
  return escapeControls(
    input.length > MAX_INPUT_LENGTH ? `${input.slice(0, MAX_INPUT_LENGTH)}…` : input,
  );
}

/** Escapes such characters in a text that quotes the input. */
export function escapeControls(text: string): string {
  return text.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
