import type { ValidResult } from '../heatstamp.ts';
import { checkLabel, type LabelCheck } from '../label.ts';
import type { CoreWords } from '../words/words.ts';
import { MAX_REMEMBERED_CHECKS, remembered } from './remembered.ts';

export { labelOf } from '../label.ts';

/** Compares codes with labels. Loaded only when a run has some, since labels are read in many languages. */
export function labelChecker(words: CoreWords): (result: ValidResult, label: string) => LabelCheck {
  const remember = remembered<LabelCheck>(() => 1, MAX_REMEMBERED_CHECKS);
  return (result, label) =>
    remember(`${result.factoryCode} ${result.year} ${label}`, () =>
      checkLabel(result, label, { words }),
    );
}
