import { localDay } from '../../heatstamp.ts';
import { saveFile } from '../lib/save-file.ts';
import { serialize } from './storage.ts';
import { shownEntries } from './store.ts';

/** Has the browser save the history as a file, in the shape in which it is stored. */
export function exportFile(): void {
  const name = `heatstamp-history-${localDay(new Date())}.json`;
  saveFile(new File([serialize(shownEntries(), 2)], name, { type: 'application/json' }));
}
