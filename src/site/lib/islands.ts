import { type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** What was thrown: mostly an Error, but JavaScript throws anything. */
export interface Trouble {
  readonly error: unknown;
}

/** Loads what stands in for a page that broke; few visitors ever need it. */
type LoadFallback = () => Promise<ComponentType<Trouble>>;

/**
 * Brings the parts of a prerendered page to life that do something, by the names that ui/Island.tsx gave them. The rest
 * is never sent as a script: it is words, and they are in the page already. Where a part breaks, the fallback takes the
 * place of the page.
 */
export function hydrateIslands(
  islands: Readonly<Record<string, ReactNode>>,
  loadFallback: LoadFallback,
): void {
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    void loadFallback().then((Fallback) => {
      drawInRoot(createElement(Fallback, { error }));
    });
  };
  for (const [name, island] of Object.entries(islands)) {
    const place = document.querySelector(`[data-island="${name}"]`);
    if (place !== null) hydrateRoot(place, island, { onUncaughtError });
  }
}

/** Calls back once, when something that a selector finds is about to come into view. */
export function whenNear(selector: string, onNear: () => void): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      onNear();
    },
    { rootMargin: '50%' },
  );
  for (const part of document.querySelectorAll(selector)) watcher.observe(part);
}

/** Draws a whole page where the development server has sent an empty one. */
export function drawPage(page: ReactNode): void {
  if (document.querySelector('#root:empty') !== null) drawInRoot(page);
}

function drawInRoot(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(page);
}
