import { BufferedWriter } from './buffered-writer.ts';
import type { Io } from './io.ts';

/** The files that a run writes. */
export interface OutputPaths {
  /** Undefined for standard output. */
  readonly output: string | undefined;
  /** Undefined if there is no file for rows that can't be read. */
  readonly badRows: string | undefined;
}

/**
 * Writes to standard output, or to files that appear under their names only if all goes well.
 *
 * @param inputs the paths of the input files, which must not be written to
 */
export async function withOutputs<Result>(
  { output, badRows }: OutputPaths,
  inputs: readonly string[],
  io: Io,
  produce: (writer: BufferedWriter, badRowWriter: BufferedWriter | undefined) => Promise<Result>,
): Promise<Result> {
  const paths = [output, badRows].filter((path) => path !== undefined);
  const files = await io.createFiles(paths, inputs);
  const writers = files.map((file) => new BufferedWriter(file.write));
  const writer = output === undefined ? undefined : writers[0];
  const main = writer ?? new BufferedWriter((data) => io.stdout.write(data));
  try {
    const result = await produce(main, badRows === undefined ? undefined : writers.at(-1));
    for (const each of new Set([main, ...writers])) await each.flush();
    for (const file of files) await file.commit();
    return result;
  } catch (error) {
    for (const file of files) await file.discard();
    throw error;
  }
}

/** The same for a run that reads no files. */
export function withOutput<Result>(
  output: string | undefined,
  io: Io,
  produce: (writer: BufferedWriter) => Promise<Result>,
): Promise<Result> {
  return withOutputs({ output, badRows: undefined }, [], io, produce);
}
