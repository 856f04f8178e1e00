const WIDTH = 80;
const INDENT = '  ';
const LABEL_WIDTH = 10;

/** Longer input is shortened when it is shown. */
const MAX_INPUT_LENGTH = 60;

/** A label and its text, wrapped below itself where it is long. */
export function labeledLine(label: string, text: string): string {
  const head = INDENT + padEnd(label, LABEL_WIDTH);
  const width = widthOf(head);
  return `${head}${wrap(text, WIDTH - width).join(`\n${' '.repeat(width)}`)}\n`;
}

/** The characters of East Asian scripts, which take two cells of a terminal. */
const WIDE =
  '\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF01-\\uFF60\\uFFE0-\\uFFE6';
/** No line may end with one of these, */
const OPENING = '(「『（［｛〈《【〔“第';
/** and none begin with one of these. */
const CLOSING = ')」』）］｝〉》】〕”、。，．：；？！・ー…々ァィゥェォッャュョぁぃぅぇぉっゃゅょ';

const EVERY_WIDE = new RegExp(`[${WIDE}]`, 'gu');

/** Where a line may end: behind a space, and beside a wide character, but not between a number and its unit. */
const BREAK = new RegExp(
  `(?<= )|(?<=[${WIDE}])(?<![${OPENING}])(?![${CLOSING} ])|(?<![${OPENING}\\d])(?=[${WIDE}])(?![${CLOSING}])`,
  'u',
);

/**
 * How many cells a text takes in a terminal.
 *
 * @example
 * widthOf('2016年') // => 6
 */
export function widthOf(text: string): number {
  return text.length + (text.match(EVERY_WIDE)?.length ?? 0);
}

/** Pads a text with spaces at its end, up to a number of cells. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/**
 * Splits text into lines of at most `width` cells; a longer word gets a line of its own.
 *
 * @example
 * wrap('第22週、2016年', 8) // => ["第22週、", "2016年"]
 */
export function wrap(text: string, width: number): readonly string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(BREAK)) {
    if (line !== '' && widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
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
