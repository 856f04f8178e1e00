import type { JSX, ReactNode } from 'react';
import type { IslandName } from '../lib/islands.ts';

interface IslandProps {
  /** What the page's script calls it. */
  readonly name: IslandName;
  readonly children: ReactNode;
}

/** A part of a page that its script hydrates. It must not depend on what is around it, nor use `useId`. */
export function Island({ name, children }: IslandProps): JSX.Element {
  return <div data-island={name}>{children}</div>;
}
