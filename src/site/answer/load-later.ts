import { useState } from 'react';
import { loadChunk } from '../lib/chunk.ts';

const importLater = () => import('./later.tsx');

/** What an answer needs only once somebody asks for it. */
export type Later = Awaited<ReturnType<typeof importLater>>;

/** Loads it; rejects with a ChunkMissing where it does not arrive. */
export const loadLater = () => loadChunk(importLater);

/** The same for a component: what is there, undefined until it was asked for, and how to ask. */
export function useLater(): readonly [later: Later | undefined, load: () => Promise<Later>] {
  const [later, setLater] = useState<Later>();
  const load = async () => {
    const loaded = await loadLater();
    setLater(loaded);
    return loaded;
  };
  return [later, load];
}
