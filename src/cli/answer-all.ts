import { FORMATTERS } from './formatters.ts';
import type { ExitStatus, Io, Write } from './io.ts';
import type { Decoding } from './options.ts';
import { progressOf } from './progress.ts';
import { Writer } from './writer.ts';

type Batches = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

/** Answers every input in order. A batch is answered before the next is asked for, so a live feed gets live answers. */
export async function answerAll(batches: Batches, request: Decoding, io: Io): Promise<ExitStatus> {
  const formatter = FORMATTERS[request.format];
  const writer = new Writer(formatter, request.today ?? io.today(), request.madeIn);
  const progress = progressOf(io);
  const { write } = io.output;
  if (formatter.before !== '') await write(formatter.before);
  for await (const inputs of batches) {
    if (!(await isRead(writer.piecesOf(inputs), write))) break;
    await progress.at(writer.count);
  }
  await progress.end();
  return writer.allValid ? 0 : 1;
}

/** Writes as long as somebody reads, and says whether somebody still does. */
async function isRead(pieces: Iterable<string>, write: Write): Promise<boolean> {
  for (const piece of pieces) if (!(await write(piece))) return false;
  return true;
}
