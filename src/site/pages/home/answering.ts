import { labelOf, type ValidResult } from '../../../heatstamp.ts';
import type { Shown } from '../../decoder/steps.ts';
import { answerAsked as answer } from '../../decoder/asked.ts';
import { addResult, hasEntry } from '../../history/actions.ts';
import { lazyLineCheck } from '../../result/lazy-line-check.ts';

// All that it takes to answer and to keep answers, in one file to load: nobody needs it before the first code.
export { knownFrom } from '../../decoder/asked.ts';
export { panelFor } from '../../decoder/panel-for.tsx';
export { HistoryList } from '../../history/HistoryList.tsx';
export { subscribeToEntries, getEntries } from '../../history/store.ts';
export { KeptResult } from './KeptResult.tsx';

/** Answers what was asked for, once the question that stands in the answer is there, or is known not to come. */
export const answerAsked: typeof answer = async (asked, ...rest) => {
  const question = lazyLineCheck.load().catch(() => undefined);
  // What a line says to the code is part of what is said.
  if (asked.shown.line !== undefined) await question;
  const done = await answer(asked, ...rest);
  await question;
  return done;
};

/**
 * The entry of a code that was just read: the one that it has already, or a new one with what was told of it and the text
 * around it.
 */
export function keep(
  result: ValidResult,
  { entry, madeIn, line }: Pick<Shown, 'entry' | 'madeIn' | 'line'>,
  listing: string | undefined,
): string {
  const has = entry !== undefined && hasEntry(entry, result.code);
  return has ? entry : addResult({ result, madeIn: labelOf(madeIn ?? ''), line, listing });
}
