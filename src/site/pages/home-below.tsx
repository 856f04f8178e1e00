import { GuideOffer } from '../community/GuideOffer.tsx';
import { Join } from '../community/Join.tsx';
import { revealCards } from '../community/reveal.ts';
import { hydrateIslands } from '../lib/islands.ts';
import { loadUnexpectedError } from './load-unexpected-error.ts';

/** Brings home to life below the tool. */
export function enliven(): void {
  hydrateIslands({ 'guide-offer': <GuideOffer />, join: <Join /> }, loadUnexpectedError);
  revealCards();
}
