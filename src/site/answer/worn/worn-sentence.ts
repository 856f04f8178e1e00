import { core } from '#words/core.ts';
import { fadedPanel, likeliestSentence } from '#words/faded.ts';
import { compareDays } from '../../../core/calendar.ts';
import type { CountryId } from '../../../core/factories.ts';
import { compareLabel } from '../../../core/compare-label.ts';
import type { ValidResult } from '../../../library/decode.ts';
import type { Faded, FadedGroup } from '../../../library/faded.ts';
import type { Likeliest } from '../../../words/candidate-dates.ts';

/** What a worn stamp could be, in a sentence. If the label is known, it rules out codes. */
export function wornSentence({ input, isTooFaded, groups }: Faded, madeIn?: CountryId): string {
  if (isTooFaded) return fadedPanel.tooManyMissing;
  const likeliest = likeliestOf(foldGroups(allowedByLabel(madeIn, groups)).visible, madeIn);
  return likeliest ? likeliestSentence(likeliest) : fadedPanel.noMatch(input);
}

/**
 * The codes that fit the label, under its country; where none does, those that do not contradict it. All of them if no label
 * is known.
 */
export function allowedByLabel(
  label: CountryId | undefined,
  groups: readonly FadedGroup[],
): readonly FadedGroup[] {
  if (label === undefined) return groups;
  const fitting = new Map<string, FadedGroup>();
  for (const group of groups) {
    for (const code of group.codes) {
      const finding = compareLabel(code, label);
      if (finding.id !== 'match') continue;
      const { evidence } = finding.params;
      const key = `${group.standing} ${evidence}`;
      const codes = [...(fitting.get(key)?.codes ?? []), code];
      fitting.set(key, { ...group, country: core.places[label], evidence, codes });
    }
  }
  if (fitting.size > 0) return [...fitting.values()];
  return groups
    .map((group) => ({
      ...group,
      codes: group.codes.filter((code) => compareLabel(code, label).outcome !== 'conflicts'),
    }))
    .filter(({ codes }) => codes.length > 0);
}

/**
 * Separates the groups that show at once from those that are folded away: undocumented dates and unconfirmed letters. If
 * nothing else fits, the groups of the best standing show.
 */
export function foldGroups(groups: readonly FadedGroup[]): {
  readonly visible: readonly FadedGroup[];
  readonly folded: readonly FadedGroup[];
} {
  const isAttested = ({ standing, evidence }: FadedGroup) =>
    standing !== 'undocumented' && evidence !== 'unconfirmed';
  const bestStanding = groups[0]?.standing;
  const isVisible = groups.some(isAttested)
    ? isAttested
    : ({ standing }: FadedGroup) => standing === bestStanding;
  return {
    visible: groups.filter(isVisible),
    folded: groups.filter((group) => !isVisible(group)),
  };
}

/**
 * The dates and places to name in the answer: all dates of the best standing, and the best attested places that share the
 * largest number of codes. If the label is known, its country is the place.
 */
function likeliestOf(groups: readonly FadedGroup[], madeIn?: CountryId): Likeliest | undefined {
  const [first] = groups;
  if (!first) return undefined;
  const { standing, evidence, codes } = first;
  const ofStanding = groups.filter((group) => group.standing === standing);
  const byFirstDay = new Map(
    ofStanding.flatMap((group) => group.codes).map((code) => [code.interval.from, code]),
  );
  const dates = [...byFirstDay].sort(([a], [b]) => compareDays(a, b)).map(([, code]) => code);
  const tied = ofStanding.filter(
    (group) => group.evidence === evidence && group.codes.length === codes.length,
  );
  const countries = [...new Set(tied.flatMap((group) => group.codes[0]?.countries ?? []))];
  return {
    dates,
    standing,
    place: madeIn === undefined ? placeOf(first, countries) : core.places[madeIn],
    isOnlyPlace: madeIn !== undefined || tied.length === ofStanding.length,
    isCountry: madeIn !== undefined || countries.length > 0,
  };
}

function placeOf(
  { country, codes }: FadedGroup,
  countries: ValidResult['countries'],
): string | undefined {
  if (countries.length > 0) return core.either(countries.map((id) => core.places[id]));
  const hasLetters = codes.some(({ places }) => places.length > 0);
  return hasLetters ? country : undefined;
}
