import { loadChunk } from '../lib/chunk.ts';

const importLater = () => import('./later.tsx');

/** Loads what an answer needs only once somebody asks for it; rejects with a ChunkMissing where it does not arrive. */
export const loadLater = () => loadChunk(importLater);
