// First on every page, so that React comes in the same order, and the file is the same for all.
import { drawPage, hydrateIslands, whenNear } from '../lib/islands.ts';
import { CookieNotice } from '../layout/CookieNotice.tsx';
import { keepOffline } from '../lib/keep-offline.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { loadUnexpectedError } from './load-unexpected-error.ts';
import { Tool } from './Tool.tsx';

hydrateIslands(
  { tool: <Tool />, 'cookie-notice': <CookieNotice />, toasts: <Toasts /> },
  loadUnexpectedError,
);

// What lies further down is loaded on the way there.
whenNear('[aria-labelledby="guide-offer"], #factory-codes, #feed, #join', () => {
  void import('./home-below.tsx').then(({ enliven }) => {
    enliven();
  });
});

if (import.meta.env.MODE === 'development') {
  // The development server prerenders nothing, and a kept copy would hide changes.
  void import('./Home.tsx').then(({ Home }) => {
    drawPage(<Home />);
  });
} else {
  keepOffline();
}
