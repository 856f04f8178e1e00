import { partMissing } from '../../content/card.ts';
import { showToast } from '../lib/toasts.ts';

/** Does something with files. They are rare, so what reads and writes them is loaded when it is asked for. */
export function withFiles(act: (files: typeof import('./files.ts')) => void): void {
  import('./files.ts').then(act).catch(() => {
    showToast({ ...partMissing, tone: 'destructive' });
  });
}
