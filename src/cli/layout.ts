const WIDTH = 80;
const INDENT = '  ';
const LABEL_WIDTH = 10;

/** The longest piece of unreadable input that is shown back. */
const LONGEST_SHOWN = 60;

/** One labelled line, continued under its own text where it is long. */
export function row(label: string, text: string): string {
  const head = INDENT + label.padEnd(LABEL_WIDTH);
  const lines = wrapped(text, WIDTH - head.length);
  return `${head}${lines.join(`\n${' '.repeat(head.length)}`)}\n`;
}

/** A text in lines of at most so many characters, as far as its words allow. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
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
