/*
 * Stands first in every page that WebKit gets: its driver tells nothing of the console. What is recorded is kept for
 * the tab, since a page that is left takes its variables along. What the browser itself writes is not seen from here.
 */
const KEY = 'engine-trouble';

/** @param {string} text */
function record(text) {
  /** @type {unknown} */
  const known = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  sessionStorage.setItem(KEY, JSON.stringify([.../** @type {string[]} */ (known), text]));
}

for (const level of /** @type {const} */ (['error', 'warn', 'info', 'log'])) {
  const original = console[level].bind(console);
  console[level] = (/** @type {unknown[]} */ ...said) => {
    record(`${level}: ${said.map(String).join(' ')}`);
    original(...said);
  };
}
// Captured, because a resource that does not load is told to its element alone.
addEventListener(
  'error',
  ({ message, target }) => {
    const source = target instanceof HTMLElement ? target.outerHTML : '';
    record(`error: ${message ?? `not loaded: ${source}`}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => {
  record(`error: ${String(reason)}`);
});
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  record(`error: policy violation: ${violatedDirective} ${blockedURI}`);
});
