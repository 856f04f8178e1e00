/*
 * Runs a page's script once all that the page shows is there, so that the script holds up no paint. The element that
 * brought this file names what to fetch: the files that the script imports, and the script itself last.
 */
const element = document.querySelector<HTMLScriptElement>('script[data-files]');

async function start(): Promise<void> {
  const files = element?.dataset.files?.split(' ') ?? [];
  // All at once: the script's own imports would be found one behind the other.
  await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  // Tests wait for it.
  element?.setAttribute('data-started', '');
}

function begin(): void {
  // Until then the page reads without it, and its forms are sent as plain ones.
  start().catch(() => {
    // Nothing comes that the room was for, see room.ts.
    const { dataset } = document.documentElement;
    delete dataset.awaited;
    delete dataset.entries;
    addEventListener('online', begin, { once: true });
  });
}

if (document.readyState === 'complete') begin();
else addEventListener('load', begin);

export {};
