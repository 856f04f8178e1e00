import { evidenceOf } from './evidence.ts';
import { FACTORIES, GUIDE_SLOTS, type FactoryRow } from './factories.ts';
import { factories } from './places.ts';
import type { Evidence, Place } from './types.ts';

/** A code in the guide, with how well its place there is attested. */
export interface GuideCode {
  readonly code: string;
  readonly evidence: Evidence;
}

export interface GuideGroup {
  /** Undefined where the heading has no sub-groups. */
  readonly name: string | undefined;
  readonly codes: readonly GuideCode[];
}

export interface GuideEntry {
  readonly heading: string;
  readonly groups: readonly GuideGroup[];
}

/** A code that stands for several countries; its places, best attested first. */
export interface Overlap {
  readonly code: string;
  readonly places: readonly Place[];
}

const ALSO = 'Also reported';

/** Where codes go whose place has no heading of its own. */
const REST = 'Special/Rare Codes';

const headings: readonly string[] = [...new Set(GUIDE_SLOTS.map((slot) => partsOf(slot).heading))];

const listed = Object.entries<readonly FactoryRow[]>(FACTORIES).flatMap(([code, rows]) =>
  rows.map((row) => ({ code, evidence: evidenceOf(row), ...slotOf(row) })),
);

/** The guide: every code of the table under its heading, codes that no guide lists under "Also reported". */
export const directory: readonly GuideEntry[] = headings.map((heading) => {
  const rows = listed.filter((row) => row.heading === heading);
  const names = [...slotNames(heading), ALSO];
  const groups = names.map((name) => ({
    name,
    codes: rows
      .filter((row) => row.name === name)
      .map(({ code, evidence }) => ({ code, evidence })),
  }));
  return { heading, groups: groups.filter(({ codes }) => codes.length > 0) };
});

/** Every code with more than one country. */
export const overlaps: readonly Overlap[] = [...factories.values()]
  .filter(({ possibleCountries }) => possibleCountries !== undefined)
  .map(({ code, places }) => ({ code, places }));

function slotOf({ guide, place }: FactoryRow): { heading: string; name: string | undefined } {
  if (guide !== undefined) return partsOf(guide);
  return { heading: headings.includes(place) ? place : REST, name: ALSO };
}

function slotNames(heading: string): (string | undefined)[] {
  return GUIDE_SLOTS.map(partsOf)
    .filter((slot) => slot.heading === heading)
    .map(({ name }) => name);
}

function partsOf(slot: string): { heading: string; name: string | undefined } {
  const [heading = slot, name] = slot.split(' / ');
  return { heading, name };
}
