import { GuideOffer } from '../community/GuideOffer.tsx';
import { Join } from '../community/Join.tsx';
import { revealCards } from '../community/reveal.ts';
import { CookieNotice } from '../layout/CookieNotice.tsx';
import { drawPage, hydrateIslands } from '../lib/islands.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Tool } from './Tool.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

hydrateIslands(
  {
    tool: <Tool />,
    'guide-offer': <GuideOffer />,
    join: <Join />,
    'cookie-notice': <CookieNotice />,
    toasts: <Toasts />,
  },
  UnexpectedError,
);

revealCards();

if (import.meta.env.DEV) {
  void import('./Home.tsx').then(({ Home }) => {
    drawPage(<Home />);
  });
}
