import { loadChunk, loadChunkEventually } from '../lib/chunk.ts';

const importAnswerScript = () => import('./answer-script.ts');
const importTextScript = () => import('./text-script.ts');

/** What answers and shows the answer. The page asks for it right behind its first script, with a link at the same time. */
export type AnswerScript = Awaited<ReturnType<typeof importAnswerScript>>;

/** What reads and shows listings and tables. */
export type TextScript = Awaited<ReturnType<typeof importTextScript>>;

/** Loads the script of answers; rejects with a ChunkMissing where it does not arrive. */
export const loadAnswerScript = () => loadChunk(importAnswerScript);

/** Loads the script of listings and tables; rejects with a ChunkMissing where it does not arrive. */
export const loadTextScript = () => loadChunk(importTextScript);

/** The same, but where one does not arrive, again whenever the network is back. */
export const loadAnswerScriptEventually = () => loadChunkEventually(importAnswerScript);
export const loadTextScriptEventually = () => loadChunkEventually(importTextScript);
