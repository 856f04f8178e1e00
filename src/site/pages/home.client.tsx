import { GuideOffer } from '../community/GuideOffer.tsx';
import { Join } from '../community/Join.tsx';
import { revealCards } from '../community/reveal.ts';
import { Decoder } from '../decoder/Decoder.tsx';
import { CookieNotice } from '../layout/CookieNotice.tsx';
import { drawPage, hydrateIslands } from '../lib/islands.ts';
import { Toasts } from '../ui/Toasts.tsx';

hydrateIslands({
  decoder: <Decoder />,
  'guide-offer': <GuideOffer />,
  join: <Join />,
  'cookie-notice': <CookieNotice />,
  toasts: <Toasts />,
});

revealCards();

// The development server prerenders nothing.
if (import.meta.env.MODE === 'development') {
  void import('./Home.tsx').then(({ Home }) => {
    drawPage(<Home />);
  });
}
