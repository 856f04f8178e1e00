import { labelOf, type ValidResult } from '../../../heatstamp.ts';
import type { Shown } from '../../decoder/steps.ts';
import { answerAsked as answer } from '../../decoder/asked.ts';
import { lazyLineCheck } from './KeptResult.tsx';
import { addResult, holdsEntry } from '../../history/actions.ts';

// All that it takes to answer and to keep answers, in one file to load: nobody needs it before the first code.
export { knownFrom } from '../../decoder/asked.ts';
export { panelFor } from '../../decoder/panel-for.tsx';
export { HistoryList } from '../../history/HistoryList.tsx';
export { onEntries, shownEntries } from '../../history/store.ts';
export { KeptResult } from './KeptResult.tsx';

/** Answers what was asked for, once the question that stands in the answer is there, or is known not to come. */
export const answerAsked: typeof answer = async (...asked) => {
  const question = lazyLineCheck.load().catch(() => undefined);
  const done = await answer(...asked);
  await question;
  return done;
};

/**
 * The entry of a code that was just read: the one that it has already, or a new one with what was told of its label and the
 * text around it.
 */
export function keep(
  result: ValidResult,
  { entry, madeIn }: Pick<Shown, 'entry' | 'madeIn'>,
  listing: string | undefined,
): string {
  const has = entry !== undefined && holdsEntry(entry, result.code);
  return has ? entry : addResult({ result, madeIn: labelOf(madeIn ?? ''), listing });
}
