import { core } from '#words/core.ts';
import { fadedPanel, likeliestSentence } from '#words/faded.ts';
import { sentences } from '#words/text.ts';
import { compareDays, type Day } from '../../../core/calendar.ts';
import type { CountryId } from '../../../core/factories.ts';
import { compareLabel } from '../../../core/compare-label.ts';
import { LABELS } from '../../../core/labels.ts';
import { isCountry } from '../../../core/places.ts';
import { currentDay } from '../../../core/today.ts';
import type { ValidResult } from '../../../library/decode.ts';
import type { Faded, FadedGroup } from '../../../library/faded.ts';
import type { StatedClaim } from '../../../text/checks.ts';
import { fittingCodes } from '../../../text/fitting.ts';
import type { Likeliest } from '../../../words/candidate-dates.ts';
import { fitNote } from '../CodeChoices.tsx';

/** What a worn stamp could be, by what is said of the bag. */
export interface WornFit {
  /** The codes that fit, in their groups; all of them where each is contradicted. */
  readonly groups: readonly FadedGroup[];
  /** The country of the label, where it narrows them down. */
  readonly madeIn: CountryId | undefined;
  /** Says that none fits, or how many do; empty where nothing is said or all fit. */
  readonly note: string;
  readonly isContradicted: boolean;
}

/** Compares the codes of a worn stamp with what is said of the bag. */
export function wornFit(faded: Faded, claims: readonly StatedClaim[], today: Day): WornFit {
  const all = codesIn(faded.groups);
  const { fits, ...places } = fittingCodes(
    all,
    claims.map(({ claim }) => claim),
    today,
  );
  const fitting = faded.groups
    .map((group) => ({ ...group, codes: group.codes.filter((code) => fits.includes(code)) }))
    .filter(({ codes }) => codes.length > 0);
  const label = places.narrowing.flatMap((index) => labelIn(claims[index]))[0];
  const madeIn = label !== undefined && fits.some((code) => isOf(code, label)) ? label : undefined;
  return {
    groups: madeIn === undefined ? fitting : underCountry(madeIn, fitting),
    madeIn,
    note: fitNote(places, claims, countVisible(fitting), countVisible(faded.groups)),
    isContradicted: places.against.length > 0,
  };
}

/** How many codes show at once. */
export function countVisible(groups: readonly FadedGroup[]): number {
  return codesIn(foldGroups(groups).visible).length;
}

function labelIn(stated: StatedClaim | undefined): readonly CountryId[] {
  const claim = stated?.claim;
  return claim?.claim === 'label'
    ? claim.labels.filter((label) => label !== 'other').filter(isCountry)
    : [];
}

function isOf(code: ValidResult, label: CountryId): boolean {
  return compareLabel(code, label).id === 'match';
}

/** What a worn stamp could be, in a sentence; first, if none of it fits, what is said of the bag. */
export function wornSentence(
  faded: Faded,
  claims: readonly StatedClaim[] = [],
  today: Day = currentDay(new Date()),
): string {
  if (faded.isTooFaded) return fadedPanel.tooManyMissing;
  const { groups, madeIn, note, isContradicted } = wornFit(faded, claims, today);
  const likeliest = likeliestOf(foldGroups(groups).visible, madeIn);
  if (!likeliest) return fadedPanel.noMatch(faded.input);
  return sentences([isContradicted && note, likeliestSentence(likeliest)]);
}

/** The labels that narrow the codes down: they fit some of them and contradict others. */
export function distinguishingLabels({ groups }: Faded): readonly CountryId[] {
  const codes = codesIn(groups);
  return LABELS.filter((label) => {
    const ids = codes.map((code) => compareLabel(code, label).id);
    return ids.includes('conflict') && ids.some((id) => id === 'match' || id === 'unconfirmed');
  });
}

export function codesIn(groups: readonly FadedGroup[]): readonly ValidResult[] {
  return groups.flatMap(({ codes }) => codes);
}

/** The codes that fit a label, under its country. */
function underCountry(label: CountryId, groups: readonly FadedGroup[]): readonly FadedGroup[] {
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
  return [...fitting.values()];
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
