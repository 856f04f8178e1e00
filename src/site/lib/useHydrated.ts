import { useSyncExternalStore } from 'react';

/** Whether React has hydrated the page: false in the prerendered markup and until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
