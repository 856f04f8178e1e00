import { filesMissing } from '../../content/history.ts';
import { showToast } from '../lib/toasts.ts';

/** Brings in what was chosen or dropped. Files are rare, so what reads them is loaded when it is asked for. */
export function importFiles(chosen: FileList | null, isByKeyboard: boolean): void {
  // A list that belongs to an input is emptied with it.
  const files = [...(chosen ?? [])];
  withFiles(({ importFile }) => {
    for (const file of files) void importFile(file, isByKeyboard);
  });
}

/** Hands the whole history to the visitor as a file. */
export function exportEntries(): void {
  withFiles(({ exportFile }) => {
    exportFile();
  });
}

function withFiles(act: (files: typeof import('./files.ts')) => void): void {
  import('./files.ts').then(act).catch(() => {
    showToast({ ...filesMissing, tone: 'destructive' });
  });
}
