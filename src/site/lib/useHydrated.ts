import { useSyncExternalStore } from 'react';

/** Whether hydration is complete. It is false in the prerendered page and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
