import type { Line } from '../core/lines.ts';
import { createChunk, useChunk } from './lib/chunk.ts';

// What the page loads once it is needed, each as a script of its own.

/** What answers and shows the answer. The page asks for it right after its first script, with a link at the same time. */
export const answerScript = createChunk(() => import('./answer/answer-script.ts'));

/** What reads and shows listings and tables. */
export const textScript = createChunk(() => import('./answer/text-script.ts'));

/** What shows the codes that a worn stamp could be. */
export const wornScript = createChunk(() => import('./answer/worn/FadedPanel.tsx'));

/** What an answer needs only once somebody asks for it: ready-made texts, the sources of an outcome. */
export const laterScript = createChunk(() => import('./answer/later.tsx'));

/** What comes to life further down on home. */
export const furtherScript = createChunk(() => import('./pages/home/further-script.ts'));

/** The table of lines and models. */
export const linesScript = createChunk(() => import('../core/lines.ts'));

const NONE: readonly Line[] = [];

/** The lines and models, loaded where they are needed; empty until they are there. */
export function useLines(isNeeded: boolean): readonly Line[] {
  return useChunk(linesScript, isNeeded)?.LINES ?? NONE;
}

export type AnswerScript = typeof import('./answer/answer-script.ts');
export type TextScript = typeof import('./answer/text-script.ts');
export type FurtherScript = typeof import('./pages/home/further-script.ts');
export type Later = typeof import('./answer/later.tsx');
