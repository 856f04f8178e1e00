import { useCallback } from 'react';
import { partMissing } from '../../content/card.ts';
import { showToast } from '../lib/toasts.ts';
import { useLater } from '../lib/useLater.ts';

type Answering = typeof import('./answering.ts');

/** Fetches what it takes to answer; called as soon as somebody types, so that it is there when the analysis ends. */
export async function loadAnswering(): Promise<Answering> {
  return import('./answering.ts');
}

/** What it takes to answer, once it is wanted and there. */
export function useAnswering(isWanted: boolean, onMissing: () => void): Answering | undefined {
  const tell = useCallback(() => {
    showToast({ ...partMissing, tone: 'destructive' });
    onMissing();
  }, [onMissing]);
  return useLater(loadAnswering, isWanted, tell);
}
