import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Brings the parts of a prerendered page to life that do something, by the names that ui/Island.tsx gave them. The rest
 * is never sent as a script: it is words, and they are in the page already.
 */
export function hydrateIslands(islands: Readonly<Record<string, ReactNode>>): void {
  for (const [name, island] of Object.entries(islands)) {
    const place = document.querySelector(`[data-island="${name}"]`);
    if (place !== null) hydrateRoot(place, island);
  }
}

/** Draws a whole page where the development server has sent an empty one. */
export function drawPage(page: ReactNode): void {
  const root = document.querySelector('#root:empty');
  if (root !== null) createRoot(root).render(page);
}
