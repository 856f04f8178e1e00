import { pMapIterable } from 'p-map';

/**
 * Processes chunks as they come, several at a time, and yields the results in the order of the chunks: each as soon as it is
 * there, even if the next chunk takes long to come. If reading the chunks fails, the results of earlier ones come first.
 */
export async function* inOrder<Chunk, Result>(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  maxPending: number,
  process: (chunk: Chunk) => Result | Promise<Result>,
): AsyncIterable<{ readonly chunk: Chunk; readonly result: Result }> {
  if (maxPending <= 1) {
    for await (const chunk of chunks) yield { chunk, result: await process(chunk) };
  } else {
    yield* pMapIterable(chunks, async (chunk: Chunk) => ({ chunk, result: await process(chunk) }), {
      concurrency: maxPending,
    });
  }
}
