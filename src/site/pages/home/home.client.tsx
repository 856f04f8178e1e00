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
