import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  StrictMode,
  type JSX,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

export interface ErrorScreenProps {
  /** What was thrown: mostly an Error, but JavaScript throws anything. */
  readonly error: unknown;
}

/** The parts of pages that do something, by the names that `Island` puts into the page. */
type IslandName =
  'tool' | 'guide-offer' | 'join' | 'contact-form' | 'cookie-notice' | 'language-hint' | 'toasts';

/** A part that broke may be drawn anew when that was so long ago, in milliseconds. */
const REDRAW_MS = 10_000;

const roots = new Set<Root>();
let isBroken = false;

/**
 * Hydrates parts of a prerendered page. The rest is never sent as a script: it is words, and they are in the page already.
 * A part that breaks is drawn anew from the address, since a translator of the browser may have changed what it stands on;
 * where it breaks again, the error screen takes the place of the page, and the other parts end. A part that the page lacks
 * is reported, which fails a test.
 */
export function hydrateIslands(
  islands: Readonly<Partial<Record<IslandName, ReactNode>>>,
  ErrorScreen: ComponentType<ErrorScreenProps>,
): void {
  // A transition is rendered in slices, and lets through what the visitor does meanwhile.
  startTransition(() => {
    for (const [name, island] of Object.entries(islands)) {
      const element = document.querySelector(`[data-island="${name}"]`);
      if (element) hydrate(element, strict(island), ErrorScreen);
      // The error screen has taken the place of the others.
      else if (!isBroken) reportError(new Error(`The page has no island "${name}".`));
    }
  });
}

function hydrate(
  element: Element,
  island: ReactNode,
  ErrorScreen: ComponentType<ErrorScreenProps>,
): void {
  let place = element;
  let drawn = -Infinity;
  const options = {
    onUncaughtError(error: unknown) {
      reportError(error);
      // Not while React is still at work on the part that broke.
      if (!isBroken)
        queueMicrotask(() => {
          end(root);
          if (performance.now() - drawn < REDRAW_MS) giveUp(error, ErrorScreen);
          else redraw();
        });
    },
    // A part that ends before it is hydrated says so.
    onRecoverableError(error: unknown) {
      if (!isBroken) reportError(error);
    },
  };
  const redraw = () => {
    drawn = performance.now();
    const fresh = place.cloneNode(false) as Element;
    place.replaceWith(fresh);
    place = fresh;
    root = createRoot(place, options);
    roots.add(root);
    root.render(island);
  };
  let root: Root = hydrateRoot(element, island, options);
  roots.add(root);
}

/** Takes a part off the page. What a translator has moved is no longer where React would remove it from. */
function end(root: Root): void {
  roots.delete(root);
  try {
    root.unmount();
  } catch {
    // The element itself goes.
  }
}

function giveUp(error: unknown, ErrorScreen: ComponentType<ErrorScreenProps>): void {
  isBroken = true;
  for (const other of roots) end(other);
  const page = document.getElementById('root');
  if (page !== null) createRoot(page).render(createElement(ErrorScreen, { error }));
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

interface IslandProps {
  /** What the page's script calls it. */
  readonly name: IslandName;
  readonly children: ReactNode;
}

/** A part of a page that its script hydrates. It must not depend on what is around it, nor use `useId`. */
export function Island({ name, children }: IslandProps): JSX.Element {
  return <div data-island={name}>{children}</div>;
}
