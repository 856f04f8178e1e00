import { GuideOpener } from '../../community/GuideOpener.tsx';
import { JoinForm } from '../../community/EmailForm.tsx';
import { revealCards } from '../../community/reveal.ts';
import { CodeFilter } from '../../guide/CodeFilter.tsx';
import { hydrateIslands } from '../../lib/islands.ts';
import { unexpectedError } from '../unexpected-error.ts';

/** Brings home to life below the tool. */
export function enliven(): void {
  hydrateIslands(
    { 'guide-offer': <GuideOpener />, 'code-filter': <CodeFilter />, join: <JoinForm /> },
    unexpectedError,
  );
  revealCards();
}
