import { createElement, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { userEvent } from 'vitest/browser';

let root: Root | undefined;

/** Draws something alone in the page, in the place of what was drawn before. Its effects run twice, as React's own test. */
export function draw(node: ReactNode): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const place = root;
  flushSync(() => {
    place.render(createElement(StrictMode, undefined, node));
  });
}

/** Takes it away again. */
export function erase(): void {
  root?.unmount();
  root = undefined;
}

/** Moves the pointer to a corner where nothing lies. */
export async function pointAway(): Promise<void> {
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
}
