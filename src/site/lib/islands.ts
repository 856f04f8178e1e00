import { type ComponentType, createElement, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Lazy } from './lazy.ts';

/** What was thrown: mostly an Error, but JavaScript throws anything. */
export interface Trouble {
  readonly error: unknown;
}

/** What stands in for a page that broke; few visitors ever need it. */
type Fallback = Lazy<ComponentType<Trouble>>;

/**
 * Brings the parts of a prerendered page to life that do something, by the names that ui/Island.tsx gave them. The rest
 * is never sent as a script: it is words, and they are in the page already. Where a part breaks, the fallback takes the
 * place of the page.
 */
export function hydrateIslands(
  islands: Readonly<Record<string, ReactNode>>,
  fallback: Fallback,
): void {
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    fallback.want((Screen) => {
      drawInRoot(createElement(Screen, { error }));
    });
  };
  // A transition is done in slices, and lets through what the visitor does meanwhile.
  startTransition(() => {
    for (const [name, island] of Object.entries(islands)) {
      const place = document.querySelector(`[data-island="${name}"]`);
      if (place !== null) hydrateRoot(place, island, { onUncaughtError });
    }
  });
}

/** Calls back whenever something that a selector finds comes near to view, until the returned function is called. */
export function whenNear(selector: string, onNear: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: '50%' },
  );
  for (const part of document.querySelectorAll(selector)) watcher.observe(part);
  return () => {
    watcher.disconnect();
  };
}

function drawInRoot(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(page);
}
