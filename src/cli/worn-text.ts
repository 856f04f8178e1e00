import type { FadedGroup } from '../heatstamp.ts';
import type { CommandWords } from '../words/words.ts';

/** What a worn stamp could say, in a sentence: its documented dates, the likeliest country, and how many codes fit. */
export function wornText(
  groups: readonly FadedGroup[],
  { worn }: Pick<CommandWords, 'worn'>,
): string {
  const codes = groups.flatMap((group) => group.codes);
  const documented = codes.filter(({ standing }) => standing === 'documented');
  const dates = [...new Set(documented.map(({ date }) => date))];
  return worn(dates, documented[0]?.country, codes.length);
}
