const WIDTH = 80;
const INDENT = '  ';
const LABEL_WIDTH = 10;

/** The longest piece of unreadable input that is shown back. */
const LONGEST_SHOWN = 60;

/** One labelled line, continued under its own text where it is long. */
export function row(label: string, text: string): string {
  const head = start(label);
  const lines = wrapped(text, WIDTH - head.length);
  return `${head}${lines.join(`\n${' '.repeat(head.length)}`)}\n`;
}

/** What stands before the text of a labelled line. */
export function start(label: string): string {
  return INDENT + label.padEnd(LABEL_WIDTH);
}

function wrapped(text: string, width: number): string[] {
  const [first = '', ...words] = text.split(' ');
  return words.reduce(
    (lines, word) => {
      const line = `${lines.at(-1) ?? ''} ${word}`;
      return line.length <= width ? [...lines.slice(0, -1), line] : [...lines, word];
    },
    [first],
  );
}

/**
 * Input as it may be printed: characters that could move the cursor, hide text or change its direction are spelled out.
 *
 * @example
 * shown('\u001B[2J') // => "\\u{1b}[2J"
 */
export function shown(input: string): string {
  if (input.trim() === '') return '(blank)';
  const head = input.length > LONGEST_SHOWN ? `${input.slice(0, LONGEST_SHOWN)}…` : input;
  return head.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
