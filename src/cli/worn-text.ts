import type { FadedGroup, Standing } from '../heatstamp.ts';
import type { CommandWords } from '../words/words.ts';

/** What a worn stamp could say, in a sentence: its documented dates, the likeliest country, and how many codes fit. */
export function wornText(
  groups: readonly FadedGroup[],
  { worn }: Pick<CommandWords, 'worn'>,
): string {
  const codes = groups.flatMap((group) => group.codes);
  const documented = codes.filter(({ standing }) => standing === 'documented');
  const dates = [...new Set(documented.map(({ date }) => date))];
  const likeliest = documented.find(({ countries }) => countries.length > 0);
  const isOnly = documented.every(({ country }) => country === likeliest?.country);
  const place = likeliest && { country: likeliest.country, isOnly };
  return worn(dates, place, likely(codes).length);
}

/** The codes that count: without those whose date no source documents, unless there are no others. */
export function likely<Code extends { readonly standing?: Standing }>(
  codes: readonly Code[],
): readonly Code[] {
  const those = codes.filter(({ standing }) => standing !== 'undocumented');
  return those.length > 0 ? those : codes;
}
