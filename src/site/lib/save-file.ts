import { DOWNLOAD_MS } from './limits.ts';

/** Offers a text as a file to keep. */
export function saveFile(name: string, contents: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([contents], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, DOWNLOAD_MS);
}
