/** A script of the page did not load: there is no network, or a new release has replaced it. */
export class ChunkMissing extends Error {
  override readonly name = 'ChunkMissing';
}

/** Loads a script of the page; rejects with a ChunkMissing where it does not arrive. */
export async function loadChunk<Chunk>(importChunk: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await importChunk();
  } catch (cause) {
    throw new ChunkMissing(undefined, { cause });
  }
}

/** Loads a script of the page; where it does not arrive, again whenever the network is back. */
export async function loadChunkEventually<Chunk>(
  importChunk: () => Promise<Chunk>,
): Promise<Chunk> {
  for (;;) {
    try {
      return await importChunk();
    } catch {
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
