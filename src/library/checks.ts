import type { Interval } from '../core/calendar.ts';
import type { Basis, CheckFacts, Claim } from '../core/checks.ts';
import type { DesignerId } from '../core/designers.ts';
import type { Label } from '../core/labels.ts';
import { type Line, LINE_SOURCES, type LineId, type LinePage } from '../core/lines.ts';
import { DESIGNER_PAGES } from '../evidence/designers.ts';
import { BAG_AGES, CHIP_QUESTIONS, NO_CODE_SOURCES, NO_PROOF } from '../evidence/no-code.ts';
import type { ListingWords } from '../words/words.ts';
import { checkText } from './check-text.ts';
import { type CheckSource, labelSources, pageOf, type Worded } from './pages.ts';

/** A stated value: days, a country, a line or a designer. */
export type CheckValue = Interval | Label | LineId | DesignerId;

/** An outcome with its value, its sentence and its sources. */
export type WordedCheck = CheckFacts &
  Worded & {
    /** The stated value; missing for several labels, a maker, a missing code, a chip or a sign. */
    readonly value?: CheckValue;
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
    case 'designer':
      return claim.designer.id;
    case 'maker':
    case 'sign':
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
      return code && facts.claim === 'label'
        ? labelSources(claim.labels, code.factory.places, facts.id)
        : [];
    case 'line':
      return lineSources(claim.line, facts.params);
    case 'maker':
      return noCodeSources('maker');
    case 'sign':
      return claim.sign === 'card' ? noCodeSources('card') : [];
    case 'designer':
      return designerSources(claim.designer.id);
    case 'no-code':
      return noCodeSources(facts.id === 'unreadable' ? 'proof' : 'missing');
    case 'chip':
      return noCodeSources('chip');
    default:
      return [];
  }
}

/** The pages that give the years with which a finding compares a code, of the line or what it is a version of. */
export function lineSources(line: Line, params: object): readonly CheckSource[] {
  const { launches, ends, family } = line;
  const years: readonly unknown[] =
    'end' in params ? [params.end] : 'launch' in params ? [params.launch] : seasonsOf(params);
  const rows = ('end' in params ? ends : launches).filter(({ year }) => years.includes(year));
  if (rows.length === 0 && family) return lineSources(family, params);
  return rows
    .flatMap(({ sources }) => sources)
    .map((id) => {
      const { site, ...page }: LinePage = LINE_SOURCES[id];
      return pageOf({ title: site, ...page });
    });
}

function seasonsOf(params: object): readonly unknown[] {
  return 'seasons' in params && Array.isArray(params.seasons) ? params.seasons : [];
}

const NO_CODE_ROWS = {
  missing: BAG_AGES,
  maker: BAG_AGES.filter(({ id }) => id === 'french-company'),
  proof: NO_PROOF.filter(({ id }) => id === 'fake' || id === 'then'),
  card: NO_PROOF.filter(({ id }) => id === 'card'),
  chip: CHIP_QUESTIONS.filter(({ id }) => id === 'since' || id === 'proof'),
};

function noCodeSources(about: keyof typeof NO_CODE_ROWS): readonly CheckSource[] {
  const ids = NO_CODE_ROWS[about].flatMap(({ sources }) => sources);
  return [...new Set(ids)].map((id) => pageOf(NO_CODE_SOURCES[id]));
}

/** The pages that give a designer’s years, each once. */
function designerSources(id: DesignerId): readonly CheckSource[] {
  const { from, until } = DESIGNER_PAGES[id];
  const others = until.filter(({ url }) => from.every((page) => page.url !== url));
  return [...from, ...others].map(pageOf);
}
