/*
 * Runs a page's script once the page is drawn, so that the script holds up no paint. The build puts this into the page
 * itself, in an element that names what to fetch: the files that the script imports, and the script itself last.
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

/** Calls back with the next frame: an observer is told then what is in view. */
function onNextFrame(then: () => void): void {
  new IntersectionObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe(document.documentElement);
}

addEventListener('load', () => {
  // In the background nothing is drawn, and there is no paint to hold up.
  if (document.hidden) begin();
  // One frame is drawn before the next begins. Of the paint itself Firefox does not always tell.
  else
    onNextFrame(() => {
      onNextFrame(begin);
    });
});

export {};
