import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  StrictMode,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

export interface ErrorScreenProps {
  /** What was thrown: mostly an Error, but JavaScript throws anything. */
  readonly error: unknown;
}

/** The parts of pages that do something, by the names that ui/Island.tsx puts into the page. */
export type IslandName =
  | 'tool'
  | 'hero-tab'
  | 'guide-offer'
  | 'join'
  | 'contact-form'
  | 'cookie-notice'
  | 'language-hint'
  | 'toasts';

const roots: Root[] = [];
let isBroken = false;

/**
 * Hydrates parts of a prerendered page. The rest is never sent as a script: it is words, and they are in the page already.
 * Where a part breaks, the error screen takes the place of the page, and the other parts end. A part that the page lacks is
 * reported, which fails a test.
 */
export function hydrateIslands(
  islands: Readonly<Partial<Record<IslandName, ReactNode>>>,
  ErrorScreen: ComponentType<ErrorScreenProps>,
): void {
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    const root = document.getElementById('root');
    if (root === null || isBroken) return;
    isBroken = true;
    // Not while React is still at work on the part that broke.
    queueMicrotask(() => {
      for (const island of roots) island.unmount();
      createRoot(root).render(createElement(ErrorScreen, { error }));
    });
  };
  // A part that ends before it is hydrated says so.
  const onRecoverableError = (error: unknown) => {
    if (!isBroken) reportError(error);
  };
  // A transition is rendered in slices, and lets through what the visitor does meanwhile.
  startTransition(() => {
    for (const [name, island] of Object.entries(islands)) {
      const element = document.querySelector(`[data-island="${name}"]`);
      if (element === null) reportError(new Error(`The page has no island "${name}".`));
      else
        roots.push(hydrateRoot(element, strict(island), { onUncaughtError, onRecoverableError }));
    }
  });
}

/** In development effects run twice, as React's own test of them. */
function strict(island: ReactNode): ReactNode {
  return import.meta.env.DEV ? createElement(StrictMode, undefined, island) : island;
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
