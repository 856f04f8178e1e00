/**
 * Processes chunks as they come, several at a time, and yields the results in the order of the chunks: each as soon as it is
 * there, even if the next chunk is long in coming. If the chunks fail, those before come first.
 */
export async function* inOrder<Chunk, Result>(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  maxPending: number,
  process: (chunk: Chunk) => Result | Promise<Result>,
): AsyncIterable<{ readonly chunk: Chunk; readonly result: Result }> {
  if (maxPending <= 1) {
    for await (const chunk of chunks) yield { chunk, result: await process(chunk) };
    return;
  }
  const iterator = iterate(chunks);
  const pending: Promise<{ readonly chunk: Chunk; readonly result: Result }>[] = [];
  let next: Promise<Step<Chunk>> | undefined = step(iterator);
  let failure: Extract<Step<Chunk>, { kind: 'failure' }> | undefined;
  try {
    for (;;) {
      const [first] = pending;
      const coming = pending.length < maxPending ? next : undefined;
      if (!first && !coming) break;
      const ready: Step<Chunk> | 'result' = await Promise.race([
        ...(coming ? [coming] : []),
        ...(first ? [first.then(() => 'result' as const)] : []),
      ]);
      if (ready === 'result') {
        const done = await pending.shift();
        if (done) yield done;
      } else if (ready.kind === 'chunk') {
        const { chunk } = ready;
        next = step(iterator);
        const result = Promise.resolve(process(chunk)).then((result) => ({ chunk, result }));
        // It is awaited once it is the first; until then a failure must not end the process.
        result.catch(() => undefined);
        pending.push(result);
      } else {
        next = undefined;
        if (ready.kind === 'failure') failure = ready;
      }
    }
    if (failure) throw failure.error;
  } finally {
    await iterator.return(undefined);
  }
}

type Step<Chunk> =
  | { readonly kind: 'chunk'; readonly chunk: Chunk }
  | { readonly kind: 'end' }
  | { readonly kind: 'failure'; readonly error: unknown };

async function step<Chunk>(iterator: AsyncIterator<Chunk>): Promise<Step<Chunk>> {
  try {
    const next: IteratorResult<Chunk, unknown> = await iterator.next();
    return next.done === true ? { kind: 'end' } : { kind: 'chunk', chunk: next.value };
  } catch (error) {
    return { kind: 'failure', error };
  }
}

async function* iterate<Chunk>(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
): AsyncGenerator<Chunk, void, undefined> {
  yield* chunks;
}
