import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Brings the page to life: a built page is hydrated, the development server's empty one drawn. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
