import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether anything in a form is still blank. The page itself is asked, not a copy of it, so that what was typed or
 * filled in before the script arrived counts.
 */
export function useBlank(form: HTMLFormElement | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      form?.addEventListener('input', onChange);
      // A page that comes back from the browser's memory brings its fields along.
      addEventListener('pageshow', onChange);
      return () => {
        form?.removeEventListener('input', onChange);
        removeEventListener('pageshow', onChange);
      };
    },
    [form],
  );
  return useSyncExternalStore(
    subscribe,
    () => form === null || hasBlank(form),
    () => true,
  );
}

function hasBlank(form: HTMLFormElement): boolean {
  const values = [...new FormData(form).values()];
  return values.some((value) => typeof value === 'string' && value.trim() === '');
}
