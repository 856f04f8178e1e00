import { hydrateIslands, whenNear } from '../../lib/islands.ts';
import { CookieNotice } from '../../layout/CookieNotice.tsx';
import { keepOffline } from '../../lib/keep-offline.ts';
import { createLazy, type Lazy } from '../../lib/lazy.ts';
import { partMissing } from '#words/tool.ts';
import { closeMessage } from '#words/layout.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { unexpectedError } from '../unexpected-error.ts';
import { Tool } from './Tool.tsx';

hydrateIslands(
  { tool: <Tool />, 'cookie-notice': <CookieNotice />, toasts: <Toasts close={closeMessage} /> },
  unexpectedError,
);

const below = createLazy(() => import('./home-below.tsx'), partMissing);
enlivenNear(
  '[aria-labelledby="guide-offer"], #factory-codes, #feed, #join',
  below,
  ({ enliven }) => {
    enliven();
  },
);

// Apart from the rest, for it brings the whole decoder along.
const codeFilter = createLazy(() => import('../../guide/CodeFilter.tsx'), partMissing);
enlivenNear('#factory-codes', codeFilter, ({ CodeFilter }) => {
  hydrateIslands({ 'code-filter': <CodeFilter /> }, unexpectedError);
});

void keepOffline();

/** What lies further down is loaded on the way there, and again on the next way there if it did not arrive. */
function enlivenNear<Loaded>(
  selector: string,
  part: Lazy<Loaded>,
  enliven: (loaded: Loaded) => void,
): void {
  const stop = whenNear(selector, () => {
    part.want((loaded) => {
      stop();
      enliven(loaded);
    });
  });
}
