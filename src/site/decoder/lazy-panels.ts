import { lazy } from 'react';

/** Fetches the panels; called as soon as somebody types, so that they are there when the analysis ends. */
export async function loadPanels(): Promise<typeof import('./ResultPanels.tsx')> {
  return import('./ResultPanels.tsx');
}

/** Nobody needs a panel before the first code, so the page's script does not wait for it. */
export const LazyPanels = lazy(async () => ({ default: (await loadPanels()).ResultPanels }));
