import type { ValidResult } from '../heatstamp.ts';
import type { LineCheck } from '../label.ts';
import { checkLine } from '../library/lines.ts';
import type { ListingWords } from '../words/words.ts';
import { MAX_REMEMBERED_CHECKS, remembered } from './remembered.ts';

/** Compares codes with lines and models. Loaded only when a run has some. */
export function lineChecker(words: ListingWords): (result: ValidResult, name: string) => LineCheck {
  const remember = remembered<LineCheck>(() => 1, MAX_REMEMBERED_CHECKS);
  return (result, name) =>
    remember(`${result.year} ${name}`, () => checkLine(result, name, { words }));
}
