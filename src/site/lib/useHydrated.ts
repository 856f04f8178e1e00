import { useSyncExternalStore } from 'react';

/** False in the built page and until its script has taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
