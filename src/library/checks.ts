import type { Interval } from '../core/calendar.ts';
import type { Basis, CheckFacts, Claim } from '../core/checks.ts';
import type { Label } from '../core/labels.ts';
import type { LineId } from '../core/lines.ts';
import { BAG_AGES, CHIP_QUESTIONS, NO_CODE_SOURCES, NO_PROOF } from '../core/no-code.ts';
import { isCountry, listsOf, type PlaceFacts } from '../core/places.ts';
import { PUBLICATIONS } from '../core/publications.ts';
import type { SourceLanguage } from '../core/sources.ts';
import type { ListingWords } from '../words/words.ts';
import { checkText } from './check-text.ts';
import { lineSources } from './line-sources.ts';

/** A page that supports an outcome. */
export interface CheckSource {
  /** Its title, in English. */
  readonly title: string;
  /** Its address. */
  readonly url: string;
  /** The language it is written in, if not English. */
  readonly language?: SourceLanguage;
}

/** A stated value: days, a country or a line. */
export type CheckValue = Interval | Label | LineId;

/** An outcome with its sentence, its value and its sources. */
export type WordedCheck = CheckFacts & {
  /** The stated value; missing for several labels, a missing code or a chip. */
  readonly value?: CheckValue;
  /** The outcome in a sentence or two. */
  readonly text: string;
  /** The pages that support it. */
  readonly sources: readonly CheckSource[];
};

/** Puts an outcome into words and names its sources. */
export function wordCheck(
  claim: Claim,
  facts: CheckFacts,
  basis: Basis,
  words: ListingWords,
): WordedCheck {
  const value = valueOf(claim);
  return {
    ...facts,
    ...(value !== undefined && { value }),
    text: checkText(facts, words),
    sources: sourcesOf(claim, facts, basis),
  };
}

function valueOf(claim: Claim): CheckValue | undefined {
  switch (claim.claim) {
    case 'label':
      return claim.labels.length === 1 ? claim.labels[0] : undefined;
    case 'line':
      return claim.line.id;
    case 'no-code':
    case 'chip':
      return undefined;
    default:
      return { from: claim.time.from, to: claim.time.to };
  }
}

function sourcesOf(claim: Claim, facts: CheckFacts, { code }: Basis): readonly CheckSource[] {
  switch (claim.claim) {
    case 'label':
      return code ? labelSources(claim.labels, code.factory.places) : [];
    case 'line':
      return lineSources(claim.line, facts.params).map(pageOf);
    case 'no-code':
      return noCodeSources(facts.id === 'unreadable' ? 'proof' : 'missing');
    case 'chip':
      return noCodeSources('chip');
    default:
      return [];
  }
}

/** The lists that name the country on the label, or if there are none, all lists that name a country of the code. */
function labelSources(
  labels: readonly Label[],
  places: readonly PlaceFacts[],
): readonly CheckSource[] {
  const countries = places.filter(({ id }) => isCountry(id));
  const named = countries.filter(({ id }) => labels.some((label) => label === id));
  return listPages(named.length > 0 ? named : countries);
}

/** The pages of the published lists that name any of some places. */
export function listPages(places: readonly PlaceFacts[]): readonly CheckSource[] {
  return [...new Set(places.flatMap(listsOf))].map((id) => {
    const { urls, ...publication } = PUBLICATIONS[id];
    return pageOf({ ...publication, url: urls[0] });
  });
}

const NO_CODE_ROWS = {
  missing: BAG_AGES,
  proof: NO_PROOF,
  chip: CHIP_QUESTIONS.filter(({ id }) => id === 'since' || id === 'proof'),
};

function noCodeSources(about: keyof typeof NO_CODE_ROWS): readonly CheckSource[] {
  const ids = NO_CODE_ROWS[about].flatMap(({ sources }) => sources);
  return [...new Set(ids)].map((id) => pageOf(NO_CODE_SOURCES[id]));
}

function pageOf({ title, url, language }: CheckSource): CheckSource {
  return { title, url, ...(language && { language }) };
}
