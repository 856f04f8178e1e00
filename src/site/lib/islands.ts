import { type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** What was thrown: mostly an Error, but JavaScript throws anything. */
export interface Trouble {
  readonly error: unknown;
}

/**
 * Brings the parts of a prerendered page to life that do something, by the names that ui/Island.tsx gave them. The rest
 * is never sent as a script: it is words, and they are in the page already. Where a part breaks, `Fallback` takes the
 * place of the page.
 */
export function hydrateIslands(
  islands: Readonly<Record<string, ReactNode>>,
  Fallback: ComponentType<Trouble>,
): void {
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    const page = document.getElementById('root');
    if (page !== null) createRoot(page).render(createElement(Fallback, { error }));
  };
  for (const [name, island] of Object.entries(islands)) {
    const place = document.querySelector(`[data-island="${name}"]`);
    if (place !== null) hydrateRoot(place, island, { onUncaughtError });
  }
}

/** Draws a whole page where the development server has sent an empty one. */
export function drawPage(page: ReactNode): void {
  const root = document.querySelector('#root:empty');
  if (root !== null) createRoot(root).render(page);
}
