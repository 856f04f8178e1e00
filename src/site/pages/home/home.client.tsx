// First, so that the facts stand in one order, and are one file, whatever the words of a language import.
import '../../../core/places.ts';
import { closeMessage } from '#words/layout.ts';
import { revealCards } from '../../community/reveal.ts';
import { CookieNotice, followAddress, LanguageHint } from '../../layout/Notices.tsx';
import { hydrateIslands, onApproach } from '../../lib/islands.tsx';
import { keepOffline } from '../../lib/keep-offline.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { furtherScript, type FurtherScript } from '../../scripts.ts';
import { UnexpectedError } from '../UnexpectedError.tsx';
import type { SectionId } from './sections.tsx';
import { Tool } from './Tool.tsx';

hydrateIslands(
  {
    tool: <Tool />,
    'cookie-notice': <CookieNotice />,
    'language-hint': <LanguageHint />,
    toasts: <Toasts close={closeMessage} />,
  },
  UnexpectedError,
);

const GUIDE_OFFER = '[data-island="guide-offer"]';
whenNear(GUIDE_OFFER, ({ GuideOpener }) => {
  hydrateIslands({ 'guide-offer': <GuideOpener /> }, UnexpectedError);
});
// A press before that opens the dialog once its script is there, or leads to the guide where it does not come.
document.querySelector(GUIDE_OFFER)?.addEventListener('submit', (event) => {
  if (furtherScript.get()) return;
  event.preventDefault();
  const { target, submitter } = event as SubmitEvent & { target: HTMLFormElement };
  void furtherScript.request().then(() => {
    // React hydrates at once for a click, not for a submit.
    if (furtherScript.get()) submitter?.click();
    else target.submit();
  });
});
whenNear(at('factory-codes'), ({ enliven }) => {
  enliven();
});
whenNear(at('join'), ({ JoinForm }) => {
  hydrateIslands({ join: <JoinForm /> }, UnexpectedError);
});

followAddress();
revealCards();
unfoldWhereStylesCannot();
void keepOffline();

function at(id: SectionId): string {
  return `#${id}`;
}

/** Further down nothing is hydrated before somebody comes near, so that the tool is ready sooner. */
function whenNear(selector: string, use: (script: FurtherScript) => void): void {
  onApproach(selector, () => void furtherScript.load().then(use));
}

/** ui/Disclosure.module.css unfolds on wide screens and on paper what is folded on small ones; older browsers need a hand. */
function unfoldWhereStylesCannot(): void {
  if (CSS.supports('selector(::details-content)')) return;
  const unfold = () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-fold]'))
      fold.open = true;
  };
  if (matchMedia('(width >= 60rem)').matches) unfold();
  addEventListener('beforeprint', unfold);
}
