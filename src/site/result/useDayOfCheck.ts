import { useSyncExternalStore } from 'react';

/** Today in the visitor's words, as of the moment when the page is printed. */
export function useDayOfCheck(): string {
  return useSyncExternalStore(onPrint, dayInWords);
}

function onPrint(callBack: () => void): () => void {
  addEventListener('beforeprint', callBack);
  return () => {
    removeEventListener('beforeprint', callBack);
  };
}

function dayInWords(): string {
  return new Date().toLocaleDateString(undefined, { dateStyle: 'long' });
}
