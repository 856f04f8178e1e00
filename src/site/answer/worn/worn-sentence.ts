import { core } from '#words/core.ts';
import { fadedPanel, likeliestSentence } from '#words/faded.ts';
import { sentences } from '#words/text.ts';
import { compareDays } from '../../../core/calendar.ts';
import type { CountryId } from '../../../core/factories.ts';
import { compareLabel } from '../../../core/compare-label.ts';
import { type Label, LABELS } from '../../../core/labels.ts';
import { isCountry } from '../../../core/places.ts';
import type { ValidResult } from '../../../library/decode.ts';
import type { Faded, FadedGroup } from '../../../library/faded.ts';
import type { Likeliest } from '../../../words/candidate-dates.ts';

/** What a worn stamp could be, in a sentence. If the label is known, it rules out codes, or is said to fit none. */
export function wornSentence(faded: Faded, label?: Label): string {
  if (faded.isTooFaded) return fadedPanel.tooManyMissing;
  const madeIn = narrowing(label, faded);
  const { visible } = foldGroups(allowedByLabel(madeIn, faded.groups));
  const likeliest = likeliestOf(visible, madeIn);
  if (!likeliest) return fadedPanel.noMatch(faded.input);
  const isContradicted = label !== undefined && fitOf(label, faded) === 'none';
  return sentences([
    likeliestSentence(likeliest),
    isContradicted && fadedPanel.countWith(0, countCodes(visible), label),
  ]);
}

/** How many of the codes fit a label, which contradicts none of them where all do. */
function fitOf(label: Label, { groups }: Faded): 'all' | 'some' | 'none' {
  const findings = groups.flatMap(({ codes }) => codes).map((code) => compareLabel(code, label));
  if (findings.every(({ outcome }) => outcome !== 'conflicts')) return 'all';
  return findings.some(({ id }) => id === 'match' || id === 'unconfirmed') ? 'some' : 'none';
}

/** The labels that narrow the codes down: they fit some of them and contradict others. */
export function distinguishingLabels(faded: Faded): readonly CountryId[] {
  return LABELS.filter((label) => fitOf(label, faded) === 'some');
}

/** The country of a label, if that narrows the codes down. */
export function narrowing(label: Label | undefined, faded: Faded): CountryId | undefined {
  if (label === undefined || label === 'other' || !isCountry(label)) return undefined;
  return fitOf(label, faded) === 'some' ? label : undefined;
}

export function countCodes(groups: Faded['groups']): number {
  return groups.reduce((sum, { codes }) => sum + codes.length, 0);
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
