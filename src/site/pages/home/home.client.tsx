import { hydrateIslands, whenNear } from '../../lib/islands.ts';
import { CookieNotice } from '../../layout/CookieNotice.tsx';
import { keepOffline } from '../../lib/keep-offline.ts';
import { createLazy } from '../../lib/lazy.ts';
import { partMissing } from '#words/tool.ts';
import { closeMessage } from '#words/layout.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { unexpectedError } from '../unexpected-error.ts';
import { Tool } from './Tool.tsx';

hydrateIslands(
  { tool: <Tool />, 'cookie-notice': <CookieNotice />, toasts: <Toasts close={closeMessage} /> },
  unexpectedError,
);

// What lies further down is loaded on the way there, and again on the next way there if it did not arrive.
const below = createLazy(() => import('./home-below.tsx'), partMissing);
const stop = whenNear('[aria-labelledby="guide-offer"], #factory-codes, #feed, #join', () => {
  below.want(({ enliven }) => {
    stop();
    enliven();
  });
});

void keepOffline();
