import { type ComponentType, createElement, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

export interface ErrorScreenProps {
  /** What was thrown: mostly an Error, but JavaScript throws anything. */
  readonly error: unknown;
}

/**
 * Hydrates the parts of a prerendered page that do something, by the names that ui/Island.tsx gave them. The rest is
 * never sent as a script: it is words, and they are in the page already. Where a part breaks, the error screen takes the
 * place of the page.
 */
export function hydrateIslands(
  islands: Readonly<Record<string, ReactNode>>,
  ErrorScreen: ComponentType<ErrorScreenProps>,
): void {
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    const root = document.getElementById('root');
    if (root !== null) createRoot(root).render(createElement(ErrorScreen, { error }));
  };
  // A transition is rendered in slices, and lets through what the visitor does meanwhile.
  startTransition(() => {
    for (const [name, island] of Object.entries(islands)) {
      const element = document.querySelector(`[data-island="${name}"]`);
      if (element !== null) hydrateRoot(element, island, { onUncaughtError });
    }
  });
}

/** Calls back once, as soon as an element that matches a selector is near the window, or Tab is on its way there. */
export function onApproach(selector: string, onNear: () => void): void {
  const approach = () => {
    observer.disconnect();
    removeEventListener('keydown', onKey);
    onNear();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') approach();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) approach();
    },
    { rootMargin: '50%' },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
  addEventListener('keydown', onKey);
}
