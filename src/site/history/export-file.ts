import { exported } from '../../content/history-files.ts';
import { localDay } from '../../core/index.ts';
import { DOWNLOAD_MS } from '../lib/limits.ts';
import { showToast } from '../lib/toasts.ts';
import { serialize } from './storage.ts';
import { shownEntries } from './store.ts';

/** Has the browser save the history as a file, in the shape in which it is stored. */
export function exportFile(): void {
  const name = `heatstamp-history-${localDay(new Date())}.json`;
  const text = serialize(shownEntries(), 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, DOWNLOAD_MS);
  showToast({ title: exported.title, description: exported.description(name), tone: 'plain' });
}
