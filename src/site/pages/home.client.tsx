import { CookieNotice } from '../layout/CookieNotice.tsx';
import { drawPage, hydrateIslands, whenNear } from '../lib/islands.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { loadUnexpectedError } from './load-unexpected-error.ts';
import { Tool } from './Tool.tsx';

hydrateIslands(
  { tool: <Tool />, 'cookie-notice': <CookieNotice />, toasts: <Toasts /> },
  loadUnexpectedError,
);

// What lies further down is loaded on the way there.
whenNear('[data-island="guide-offer"], #factory-codes, #feed, #join', () => {
  void import('./home-below.tsx').then(({ enliven }) => {
    enliven();
  });
});

// The development server prerenders nothing.
if (import.meta.env.MODE === 'development') {
  void import('./Home.tsx').then(({ Home }) => {
    drawPage(<Home />);
  });
}
