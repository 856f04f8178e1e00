import { escapeControls } from './formatters/layout.ts';
import type { Io } from './io.ts';

/** Carriage return, then erase to the end of the line (ECMA-48). */
const CLEAR_LINE = '\r\u001B[K';

/**
 * Prints lines on standard error. All messages go through here: they quote headers, file names and options, so characters
 * that would control the terminal are escaped.
 */
export async function printLines(io: Io, lines: readonly string[]): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- the one place
  await io.stderr.write(lines.map((line) => `${escapeControls(line)}\n`).join(''));
}

/** Prints a message of the command, whose first line begins with its name. */
export async function printMessage(io: Io, ...lines: readonly string[]): Promise<void> {
  await printLines(
    io,
    lines.map((line, index) => (index === 0 ? `heatstamp: ${line}` : line)),
  );
}

/** Replaces the line of a terminal that shows the progress; an empty text clears it. */
export async function showProgress(io: Io, text: string): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- and its progress
  await io.stderr.write(CLEAR_LINE + escapeControls(text));
}
