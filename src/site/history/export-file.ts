import { localDay } from '../../core/index.ts';
import { DOWNLOAD_MS } from '../lib/limits.ts';
import { serialize } from './storage.ts';
import { shownEntries } from './store.ts';

/** Has the browser save the history as a file, in the shape in which it is stored. The browser tells where it went. */
export function exportFile(): void {
  const text = serialize(shownEntries(), 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `heatstamp-history-${localDay(new Date())}.json`;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, DOWNLOAD_MS);
}
