/*
 * Loads the page's script. The build puts this into the head itself, in an element that names the files to load: those
 * that the script imports, and the script itself last; and those that answers need besides. As a file it would be one more
 * request before the paint.
 */
const element = document.querySelector<HTMLScriptElement>('script[data-files]');
const files = element?.dataset.files?.split(' ') ?? [];
const answerFiles = element?.dataset.answerFiles?.split(' ') ?? [];
const { dataset } = document.documentElement;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
let pause = FIRST_PAUSE_MS;
let isLoading = false;

const load = async () => {
  if (isLoading) return;
  isLoading = true;
  try {
    // All at once: the script's own imports would be found one behind the other.
    await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
    delete dataset.missing;
    // Tests wait for it.
    element?.setAttribute('data-started', '');
  } catch {
    if ('missing' in dataset) await reloadIfThere();
    isLoading = false;
    // The page says so, lets go of what it was waiting for, and tries again.
    dataset.missing = '';
    delete dataset.awaited;
    delete dataset.entries;
    for (const form of document.forms) form.inert = false;
    setTimeout(() => void load(), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
};

/**
 * Firefox never imports again what once failed to load. Where the files can be had by now, and the code that was entered
 * is in the address, the page is loaded again; but only once, since the files may be what fails.
 */
const reloadIfThere = async () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || !/^#(code|text)=/.test(location.hash)) return;
  const responses = await Promise.all(files.map((file) => fetch(file).catch(() => undefined)));
  if (responses.every((response) => response?.ok)) location.reload();
};

/** Calls back in the next frame: an observer is told then what is in view. */
const onNextFrame = (then: () => void) => {
  new IntersectionObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe(document.documentElement);
};

const loadNow = () => {
  for (const href of [...files, ...answerFiles]) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  // The script needs the whole page.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void load());
  else void load();
};

/** Puts the code of the address into the field: on a slow network it takes seconds until the script does. */
const showCode = () => {
  const code = new URLSearchParams(location.hash.slice(1) || location.search).get('code');
  const field = document.querySelector<HTMLInputElement>('[name=code]');
  if (code && field) field.value ||= code;
};

// Whoever waits for an answer does not care for the paint.
if ('awaited' in dataset) {
  addEventListener('DOMContentLoaded', showCode);
  loadNow();
}
addEventListener('awaited', loadNow);
addEventListener('online', () => void load());
addEventListener('load', () => {
  // In the background nothing is drawn, and there is no paint to hold up.
  if (document.hidden) void load();
  // One frame is drawn before the next begins. Of the paint itself Firefox does not always tell.
  else
    onNextFrame(() => {
      onNextFrame(() => void load());
    });
});

export {};
