import { useSyncExternalStore } from 'react';

/** Whether the script has taken over: false in the prerendered page and while it is hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
