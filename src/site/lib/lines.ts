import { useEffect } from 'react';
import type { Line } from '../../core/lines.ts';
import { loadChunk, loadChunkEventually } from './chunk.ts';
import { createStore, useStore } from './store.ts';

// The table of lines and models is long, and few items need it.

const NONE: readonly Line[] = [];
const lines = createStore(NONE);
const importLines = () => import('../../core/lines.ts');

/** Loads the table of lines; rejects with a ChunkMissing where it does not arrive. */
export async function loadLines(load: typeof loadChunk = loadChunk): Promise<void> {
  const { LINES } = await load(importLines);
  if (lines.get() !== LINES) lines.set(LINES);
}

/** The table of lines, loaded where it is needed; empty until it is there. */
export function useLines(isNeeded: boolean): readonly Line[] {
  useEffect(() => {
    if (isNeeded) void loadLines(loadChunkEventually);
  }, [isNeeded]);
  return useStore(lines, NONE);
}
