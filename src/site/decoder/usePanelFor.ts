import { useEffect, useState } from 'react';
import { panelsMissing } from '../../content/home.ts';
import { showToast } from '../lib/toasts.ts';

type Panels = typeof import('./panel-for.tsx');

/** Fetches the panels; called as soon as somebody types, so that they are there when the analysis ends. */
export async function loadPanels(): Promise<Panels> {
  return import('./panel-for.tsx');
}

/** What makes panels, once it is wanted and there. Nobody needs it before the first code, so the page does not wait. */
export function usePanelFor(
  isWanted: boolean,
  onMissing: () => void,
): Panels['panelFor'] | undefined {
  const [panels, setPanels] = useState<Panels>();
  useEffect(() => {
    if (!isWanted) return;
    loadPanels()
      .then(setPanels)
      .catch(() => {
        showToast({ ...panelsMissing, tone: 'destructive' });
        onMissing();
      });
  }, [isWanted, onMissing]);
  return panels?.panelFor;
}
