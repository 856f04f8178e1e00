// First, so that the facts stand in one order, and are one file, whatever the words of a language import.
import '../../../core/places.ts';
import { closeMessage } from '#words/layout.ts';
import { revealCards } from '../../community/reveal.ts';
import { CookieNotice } from '../../layout/CookieNotice.tsx';
import { followAddress } from '../../layout/language-links.ts';
import { LanguageHint } from '../../layout/LanguageHint.tsx';
import { hydrateIslands, onApproach } from '../../lib/islands.ts';
import { keepOffline } from '../../lib/keep-offline.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { furtherScript } from '../../scripts.ts';
import { UnexpectedError } from '../UnexpectedError.tsx';
import type { SectionId } from './sections.ts';
import { Tool } from './Tool.tsx';
import { HeroTab } from './HeroTab.tsx';
import { unfoldWhereStylesCannot } from './unfold.ts';

hydrateIslands(
  {
    tool: <Tool />,
    'hero-tab': <HeroTab />,
    'cookie-notice': <CookieNotice />,
    'language-hint': <LanguageHint />,
    toasts: <Toasts close={closeMessage} />,
  },
  UnexpectedError,
);

// Further down nothing is hydrated before somebody comes near, so that the tool is ready sooner.
onApproach('[aria-labelledby="guide-offer"]', () => {
  void furtherScript.load().then(({ GuideOpener }) => {
    hydrateIslands({ 'guide-offer': <GuideOpener /> }, UnexpectedError);
  });
});
// Whoever is faster gets the dialog as soon as its script is there, and the guide itself where that does not come.
document.querySelector('[data-island="guide-offer"]')?.addEventListener('submit', (event) => {
  if (furtherScript.get()) return;
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  void furtherScript.request().then(() => {
    if (furtherScript.get()) form.requestSubmit();
    else form.submit();
  });
});
onApproach(at('factory-codes'), () => {
  void furtherScript.load().then(({ enliven }) => {
    enliven();
  });
});
onApproach(at('join'), () => {
  void furtherScript.load().then(({ JoinForm }) => {
    hydrateIslands({ join: <JoinForm /> }, UnexpectedError);
  });
});

followAddress();
revealCards();
unfoldWhereStylesCannot();
void keepOffline();

function at(id: SectionId): string {
  return `#${id}`;
}
