import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary, type Trouble } from '../ui/ErrorBoundary.tsx';

/**
 * Brings the page to life: a built page is hydrated, the development server's empty one drawn.
 * Whatever breaks in it later, `Fallback` takes its place.
 */
export function mount(page: ReactNode, Fallback: ComponentType<Trouble>): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  const guarded = <ErrorBoundary Fallback={Fallback}>{page}</ErrorBoundary>;
  if (root.hasChildNodes()) hydrateRoot(root, guarded);
  else createRoot(root).render(guarded);
}
