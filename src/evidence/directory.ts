import {
  COUNTRIES,
  FACTORIES,
  GUIDE_SLOTS,
  type FactoryRow,
  type GuideSlot,
} from '../core/factories.ts';
import {
  type Evidence,
  evidenceOf,
  factories,
  isCountry,
  type PlaceFacts,
} from '../core/places.ts';

type Before<Text extends string> = Text extends `${infer Head}/${string}` ? Head : Text;

/** The id of a heading of the guide: a country code, or a kind of production. */
export type HeadingId = Before<GuideSlot>;

/** The id of a group under a heading: one of the directory, or `also` for codes that are only on published lists. */
export type GroupId = Extract<GuideSlot, `${string}/${string}`> | 'also';

/** A code in the guide, with the evidence for its place there. */
export interface GuideCode {
  readonly code: string;
  readonly evidence: Evidence;
}

export interface GuideGroup {
  /** Undefined if the heading has no sub-groups. */
  readonly id: GroupId | undefined;
  readonly codes: readonly GuideCode[];
}

export interface GuideEntry {
  readonly id: HeadingId;
  readonly groups: readonly GuideGroup[];
}

/** A code that stands for several countries, with its places, best supported first. */
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

/** The guide: every code of the table under its heading. */
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

/** Every code that stands for more than one country. */
export const overlaps: readonly Overlap[] = Object.freeze(
  [...factories.values()]
    .filter(({ places }) => places.filter(({ id }) => isCountry(id)).length > 1)
    .map(({ code, places }) => ({ code, places })),
);

function placeIn({ guide, id }: FactoryRow): Slot {
  if (guide !== undefined) return slotOf(guide);
  const country = COUNTRIES.find((candidate) => candidate === id);
  const heading = headings.find((candidate) => candidate === country);
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
