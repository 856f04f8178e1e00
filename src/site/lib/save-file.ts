import { DOWNLOAD_MS } from './limits.ts';

/** Downloads a file. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, DOWNLOAD_MS);
}
