import { answerAll } from './answer-all.ts';
import type { ExitStatus, Io } from './io.ts';
import { linesOf } from './lines.ts';
import { type Decoding, requestOf } from './options.ts';
import { HINT, USAGE } from './usage.ts';

/**
 * The command: answers the codes among its arguments, or else those on its input, one a line.
 * Resolves with the exit status, and early where nobody reads the output any more.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitStatus> {
  try {
    return await answerTo(argv, io);
  } catch (error) {
    // A folder for input, a full disk: the person can mend it, and a stack trace would not help.
    if (error instanceof Error && 'syscall' in error) return failed(io, error.message);
    throw error;
  }
}

async function answerTo(argv: readonly string[], io: Io): Promise<ExitStatus> {
  const request = requestOf(argv);
  switch (request.kind) {
    case 'help':
      await io.output.write(USAGE);
      return 0;
    case 'version':
      await io.output.write(`${io.version()}\n`);
      return 0;
    case 'wrong':
      return failed(io, `${request.message}\n${HINT}`);
    case 'decode':
      return decode(request, io);
  }
}

async function decode(request: Decoding, io: Io): Promise<ExitStatus> {
  if (request.codes.length > 0) return answerAll([request.codes], request, io);
  if (!io.input.isTerminal) return answerAll(linesOf(io.input.bytes), request, io);
  // Whoever types the bare command wants to know what it takes; waiting for input would look like a hang.
  await io.messages.write(USAGE);
  return 2;
}

async function failed(io: Io, message: string): Promise<2> {
  await io.messages.write(`heatstamp: ${message}\n`);
  return 2;
}
