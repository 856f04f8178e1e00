import { COUNTRIES, FACTORIES, GUIDE_SLOTS, type FactoryRow, type GuideSlot } from './factories.ts';
import { type Evidence, evidenceOf, factories, isCountry, type PlaceFacts } from './places.ts';

type Before<Text extends string> = Text extends `${infer Head}/${string}` ? Head : Text;

/** A heading of the guide: a country by its code, or a kind. */
export type HeadingId = Before<GuideSlot>;

/** A group under a heading: one that the directory has, or what only lists have. */
export type GroupId = Extract<GuideSlot, `${string}/${string}`> | 'also';

/** A code in the guide, with how well its place there is attested. */
export interface GuideCode {
  readonly code: string;
  readonly evidence: Evidence;
}

export interface GuideGroup {
  /** Undefined where the heading has no sub-groups. */
  readonly id: GroupId | undefined;
  readonly codes: readonly GuideCode[];
}

export interface GuideEntry {
  readonly id: HeadingId;
  readonly groups: readonly GuideGroup[];
}

/** A code that stands for several countries; its places, best attested first. */
export interface Overlap {
  readonly code: string;
  readonly places: readonly PlaceFacts[];
}

interface Slot {
  readonly heading: HeadingId;
  readonly group: GroupId | undefined;
}

const slots: readonly Slot[] = GUIDE_SLOTS.map(slotOf);
const headings: readonly HeadingId[] = [...new Set(slots.map(({ heading }) => heading))];

const listed = Object.entries<readonly FactoryRow[]>(FACTORIES).flatMap(([code, rows]) =>
  rows.map((row) => ({ code, evidence: evidenceOf(row), ...placeIn(row) })),
);

/** The guide: every code of the table under its heading, codes that no guide lists under `also`. */
export const directory: readonly GuideEntry[] = Object.freeze(
  headings.map((id) => {
    const groups = [
      ...slots.filter(({ heading }) => heading === id).map(({ group }) => group),
      'also' as const,
    ];
    const entries = groups.map((group) => ({
      id: group,
      codes: listed
        .filter((row) => row.heading === id && row.group === group)
        .map(({ code, evidence }) => ({ code, evidence })),
    }));
    return { id, groups: entries.filter(({ codes }) => codes.length > 0) };
  }),
);

/** Every code with more than one country. */
export const overlaps: readonly Overlap[] = Object.freeze(
  [...factories.values()]
    .filter(({ places }) => places.filter(({ id }) => isCountry(id)).length > 1)
    .map(({ code, places }) => ({ code, places })),
);

function placeIn({ guide, id }: FactoryRow): Slot {
  if (guide !== undefined) return slotOf(guide);
  const country = COUNTRIES.find((each) => each === id);
  const heading = headings.find((each) => each === country);
  return { heading: heading ?? 'special', group: 'also' };
}

function slotOf(slot: GuideSlot): Slot {
  const heading = headingOf(slot);
  return { heading, group: isGroup(slot) ? slot : undefined };
}

function headingOf<Text extends GuideSlot>(slot: Text): Before<Text>;
function headingOf(slot: string): string {
  return slot.replace(/\/.*/, '');
}

function isGroup(slot: GuideSlot): slot is Exclude<GroupId, 'also'> {
  return slot.includes('/');
}
