import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CommandError } from '../io.ts';
import { problems } from '../problems.ts';

/**
 * Unpacks gzip.
 *
 * @throws CommandError for a file that is damaged or cut short
 */
export async function* gunzip(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
): AsyncIterable<Uint8Array> {
  const unpacked = createGunzip();
  pipeline(Readable.from(bytes), unpacked, () => undefined);
  try {
    for await (const chunk of unpacked) yield chunk as Uint8Array;
  } catch (error) {
    const isDamaged =
      error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isDamaged ? new CommandError(name, problems.damagedGzip) : error;
  }
}
