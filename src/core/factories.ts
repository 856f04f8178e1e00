import { lists, type ListId } from './sources.ts';

/**
 * The headings of the guide in their order, a sub-group behind ` / `. A row of the table names the slot it is listed under.
 */
export const GUIDE_SLOTS = [
  'FR',
  'DE',
  'IT/general',
  'IT/charms',
  'IT/scarves',
  'IT/shoes',
  'ES',
  'CH',
  'US',
  'JP/primary',
  'JP/vintage',
  'PT',
  'RO',
  'KR',
  'IN',
  'AR',
  'BR',
  'TR',
  'MX',
  'BE/scarves',
  'GB/hats',
  'MC',
  'HK',
  'special/special-edition',
  'special/workshop',
  'special/special-production',
  'historical/YU',
  'historical/CS',
  'single-letters/FR',
  'single-letters/IT',
  're-lined',
] as const;

/** Countries that a code can stand for, by ISO 3166-1 (former ones by their former code). */
export const COUNTRIES = [
  'FR',
  'DE',
  'IT',
  'ES',
  'CH',
  'US',
  'JP',
  'PT',
  'RO',
  'KR',
  'IN',
  'AR',
  'BR',
  'TR',
  'MX',
  'BE',
  'GB',
  'MC',
  'HK',
  'YU',
  'CS',
] as const;

/** What a code can stand for instead of a country. */
export const KINDS = [
  're-lined',
  'special-edition',
  'special-order',
  'special-production',
  'workshop',
] as const;

/** A country by its ISO 3166-1 code. */
export type CountryId = (typeof COUNTRIES)[number];

/** What a factory code stands for: a country, or a kind of production. */
export type PlaceId = CountryId | (typeof KINDS)[number];

/** What there is to say of a place besides its years. */
export const NOTES = [
  'japanese-lists-beyond-a2',
  'special-order-mark',
  'scotland',
  'japanese-lists-say-france',
  'japanese-lists-alone',
  'vintage',
  'printed-d1',
  'repair',
  'oldest-list-special-order',
  'example-read-as-france',
  'scarves',
  'hats',
  'straps',
  'san-dimas',
  'kind-of-production',
  'alvarado',
] as const;

/** What else there is to say of a place, by its id; `notes` of the words has the sentences. */
export type NoteId = (typeof NOTES)[number];

/** A heading of the guide, its group behind a slash. */
export type GuideSlot = (typeof GUIDE_SLOTS)[number];

/** One place of one factory code; `from` and `until` are calendar years, both included. */
export interface FactoryRow {
  readonly id: PlaceId;
  /** Who names it there. */
  readonly sources: readonly ListId[];
  readonly from?: number;
  readonly until?: number;
  /** Where the guide lists it; without one it stands under what is also reported. */
  readonly guide?: GuideSlot;
  readonly note?: NoteId;
}

/** The day on which the facts of this table, or of the lists behind it, were last changed. */
export const TABLE_DAY = '2026-11-23';

/**
 * THE table: every factory code, every place it is said to stand for, and who says so. Lookup, guide, overlaps and
 * country names are all derived from it. Rows keep the directory's order of places, which settles ties.
 *
 * No source tells which items the sub-groups of Italy hold: AR under scarves, DI and FL under charms and TH under
 * shoes is the directory's word alone. CV, ED and EU are left out because their only list calls them unconfirmed;
 * D1 (for DI) and V.I. (for VI) are spellings, not codes.
 */
export const FACTORIES = {
  A0: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S13 S15 S16 S17'),
      guide: 'FR',
    },
  ],
  A1: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  A2: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  A3: [
    {
      id: 'FR',
      sources: lists('S12 S14 S18'),
      note: 'japanese-lists-beyond-a2',
    },
  ],
  AA: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S18'),
      guide: 'FR',
    },
  ],
  AAS: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S15 S18'),
      guide: 'FR',
    },
    {
      id: 'special-order',
      sources: lists('S14'),
      note: 'special-order-mark',
    },
  ],
  AB: [{ id: 'GB', sources: lists('S03'), note: 'scotland' }],
  AC: [
    {
      id: 'ES',
      sources: lists('S04'),
      guide: 'ES',
      note: 'japanese-lists-say-france',
    },
    { id: 'FR', sources: lists('S12 S13 S14 S15 S18'), note: 'japanese-lists-alone' },
  ],
  AH: [
    {
      id: 'FR',
      sources: lists('S02 S03 S04 S05 S06 S08 S09 S12 S13 S14 S15 S18 S38'),
      guide: 'FR',
    },
  ],
  AK: [{ id: 'IT', sources: lists('S04') }],
  AN: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  AR: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S42'),
      guide: 'FR',
    },
    { id: 'AR', sources: lists('S00'), guide: 'AR' },
    { id: 'IT', sources: lists('S00'), guide: 'IT/scarves' },
  ],
  AS: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  AT: [{ id: 'workshop', sources: lists('S00'), guide: 'special/workshop' }],
  BA: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  BC: [
    {
      id: 'IT',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S18 S25'),
      guide: 'IT/general',
    },
    { id: 'BR', sources: lists('S00'), guide: 'BR' },
    { id: 'ES', sources: lists('S03 S04 S05 S06 S08 S09 S10'), from: 2015, guide: 'ES' },
    { id: 'IN', sources: lists('S00'), guide: 'IN' },
    { id: 'FR', sources: lists('S03 S04') },
  ],
  BE: [{ id: 'FR', sources: lists('S04 S09') }],
  BJ: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17'),
      guide: 'FR',
    },
  ],
  BM: [{ id: 'IT', sources: lists('S04') }],
  BO: [
    {
      id: 'IT',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S18'),
      guide: 'IT/general',
    },
    { id: 'FR', sources: lists('S04') },
  ],
  BP: [{ id: 'ES', sources: lists('S04'), guide: 'ES' }],
  BU: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  CA: [
    {
      id: 'ES',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S19 S66'),
      guide: 'ES',
    },
    { id: 'JP', sources: lists('S00'), guide: 'JP/primary' },
  ],
  CE: [
    {
      id: 'IT',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S16 S18 S21'),
      guide: 'IT/general',
    },
  ],
  CF: [{ id: 'FR', sources: lists('S18') }],
  CO: [{ id: 'FR', sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11'), guide: 'FR' }],
  CR: [{ id: 'ES', sources: lists('S00'), guide: 'ES' }],
  CS: [
    {
      id: 'CS',
      sources: lists('S00'),
      guide: 'historical/CS',
      note: 'vintage',
    },
  ],
  CT: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  CX: [
    { id: 'FR', sources: lists('S03 S04 S05 S06 S08 S09'), guide: 'FR' },
    { id: 'IT', sources: lists('S04') },
  ],
  CY: [{ id: 'ES', sources: lists('S04') }],
  DI: [
    { id: 'IT', sources: lists('S04'), guide: 'IT/charms' },
    { id: 'KR', sources: lists('S00'), guide: 'KR' },
    {
      id: 'CH',
      sources: lists('S01 S02 S03 S04 S05 S08 S09 S10 S11'),
      guide: 'CH',
      note: 'printed-d1',
    },
  ],
  DK: [
    {
      id: 're-lined',
      sources: lists('S01 S05 S12 S13 S14 S18 S21 S32'),
      guide: 're-lined',
      note: 'repair',
    },
  ],
  DR: [{ id: 'FR', sources: lists('S02 S03 S04 S05 S06 S08 S09 S18'), guide: 'FR' }],
  DT: [{ id: 'FR', sources: lists('S03 S04 S05 S06 S08 S09'), guide: 'FR' }],
  DU: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
      note: 'oldest-list-special-order',
    },
    { id: 'JP', sources: lists('S00'), guide: 'JP/primary' },
  ],
  EL: [{ id: 'FR', sources: lists('S18') }],
  ET: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S18'),
      guide: 'FR',
    },
  ],
  F: [
    {
      id: 'FR',
      sources: lists('S00'),
      until: 1979,
      guide: 'single-letters/FR',
    },
  ],
  FA: [
    {
      id: 'CH',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S18 S21'),
      guide: 'CH',
    },
    { id: 'IT', sources: lists('S04') },
  ],
  FC: [
    { id: 'PT', sources: lists('S00'), guide: 'PT' },
    {
      id: 'US',
      sources: lists('S01 S02 S03 S05 S06 S08 S09 S10 S12 S13 S14 S18 S19 S20'),
      guide: 'US',
      note: 'example-read-as-france',
    },
  ],
  FF: [{ id: 'IT', sources: lists('S04') }],
  FH: [
    { id: 'IT', sources: lists('S03 S04 S05 S06'), guide: 'IT/general' },
    {
      id: 'US',
      sources: lists('S01 S02 S03 S05 S06 S08 S09 S10 S12 S13 S14 S15 S16 S18 S19 S20 S21'),
      guide: 'US',
    },
  ],
  FJ: [{ id: 'IT', sources: lists('S03') }],
  FK: [{ id: 'IT', sources: lists('S04') }],
  FL: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
    { id: 'IT', sources: lists('S00'), guide: 'IT/charms' },
    { id: 'JP', sources: lists('S00'), guide: 'JP/primary' },
    { id: 'US', sources: lists('S01 S02 S03 S05 S06 S08 S09 S19 S20') },
  ],
  FN: [{ id: 'IT', sources: lists('S03 S04 S08'), guide: 'IT/general' }],
  FO: [
    {
      id: 'IT',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S18'),
      guide: 'IT/general',
    },
  ],
  FP: [{ id: 'IT', sources: lists('S04 S05 S06'), guide: 'IT/general' }],
  FW: [{ id: 'IT', sources: lists('S04') }],
  FX: [{ id: 'IT', sources: lists('S04') }],
  FY: [{ id: 'IT', sources: lists('S04') }],
  FZ: [{ id: 'IT', sources: lists('S04') }],
  GI: [
    { id: 'ES', sources: lists('S02 S03 S04 S05 S06 S08 S09 S10 S12 S13 S14 S18'), guide: 'ES' },
  ],
  HK: [{ id: 'HK', sources: lists('S00'), guide: 'HK' }],
  I: [
    {
      id: 'IT',
      sources: lists('S00'),
      until: 1979,
      guide: 'single-letters/IT',
    },
  ],
  IK: [{ id: 'IT', sources: lists('S04') }],
  IS: [{ id: 'IT', sources: lists('S03') }],
  JA: [{ id: 'BE', sources: lists('S00'), guide: 'BE/scarves', note: 'scarves' }],
  JG: [{ id: 'ES', sources: lists('S04') }],
  JH: [{ id: 'GB', sources: lists('S00'), guide: 'GB/hats', note: 'hats' }],
  JJ: [{ id: 'ES', sources: lists('S04 S09'), guide: 'ES', note: 'straps' }],
  LA: [
    { id: 'FR', sources: lists('S03 S04 S05 S06 S08 S09 S10'), from: 2019, guide: 'FR' },
    {
      id: 'US',
      sources: lists('S01 S02 S03 S05 S06 S08 S09 S12 S13 S14 S18 S19 S20'),
      guide: 'US',
    },
  ],
  LB: [
    {
      id: 'ES',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'ES',
    },
  ],
  LE: [{ id: 'IT', sources: lists('S04') }],
  LM: [
    { id: 'FR', sources: lists('S04 S05 S06 S09 S10'), from: 2019, guide: 'FR' },
    {
      id: 'ES',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'ES',
    },
  ],
  LO: [
    {
      id: 'ES',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'ES',
    },
  ],
  LP: [
    {
      id: 'DE',
      sources: lists('S01 S02 S03 S04 S05 S08 S09 S10 S11 S12 S13 S14 S16 S18'),
      guide: 'DE',
    },
    { id: 'CH', sources: lists('S00'), guide: 'CH' },
    { id: 'IT', sources: lists('S03') },
  ],
  LU: [{ id: 'FR', sources: lists('S04') }],
  LV: [{ id: 'special-edition', sources: lists('S00'), guide: 'special/special-edition' }],
  LW: [
    { id: 'ES', sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11'), guide: 'ES' },
    { id: 'JP', sources: lists('S00'), guide: 'JP/vintage', note: 'vintage' },
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  LY: [{ id: 'FR', sources: lists('S04') }],
  MA: [
    {
      id: 'IT',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S18'),
      guide: 'IT/general',
    },
    { id: 'CH', sources: lists('S00'), guide: 'CH' },
  ],
  MB: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  MC: [{ id: 'MC', sources: lists('S00'), guide: 'MC' }],
  MI: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  ML: [{ id: 'FR', sources: lists('S03 S04 S05 S06'), guide: 'FR' }],
  MM: [{ id: 'FR', sources: lists('S03 S04 S05 S06'), guide: 'FR' }],
  MO: [{ id: 'FR', sources: lists('S18') }],
  MP: [{ id: 'FR', sources: lists('S18') }],
  MS: [{ id: 'FR', sources: lists('S03 S04 S12 S13 S14 S15 S18') }],
  MX: [{ id: 'MX', sources: lists('S00'), guide: 'MX' }],
  NO: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  NQ: [{ id: 'IT', sources: lists('S18') }],
  NZ: [{ id: 'IT', sources: lists('S03 S04 S05 S06 S08 S09 S18'), guide: 'IT/general' }],
  OB: [{ id: 'IT', sources: lists('S03 S04 S05 S06 S08 S09'), guide: 'IT/general' }],
  OL: [{ id: 'DE', sources: lists('S03 S04 S05 S08 S09'), guide: 'DE' }],
  OS: [
    {
      id: 'US',
      sources: lists('S01 S02 S03 S05 S06 S08 S09 S10 S12 S13 S14 S15 S16 S18 S19 S20 S21'),
      guide: 'US',
    },
  ],
  PL: [{ id: 'IT', sources: lists('S02 S03 S04 S05 S06 S08 S09 S18'), guide: 'IT/general' }],
  RA: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  RC: [
    {
      id: 'IT',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S18'),
      guide: 'IT/general',
    },
    { id: 'RO', sources: lists('S00'), guide: 'RO' },
  ],
  RE: [
    {
      id: 'IT',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S18'),
      guide: 'IT/general',
    },
  ],
  RI: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17'),
      guide: 'FR',
    },
  ],
  SA: [
    { id: 'FR', sources: lists('S03 S04 S05 S06 S08 S09 S12 S13 S14 S25'), guide: 'FR' },
    { id: 'IT', sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11'), guide: 'IT/general' },
  ],
  SC: [{ id: 'IT', sources: lists('S04') }],
  SD: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S19 S20 S24'),
      until: 1994,
      guide: 'FR',
    },
    {
      id: 'US',
      sources: lists('S01 S02 S03 S05 S06 S08 S09 S10 S12 S13 S14 S15 S16 S18 S19 S20 S21'),
      from: 1994,
      guide: 'US',
      note: 'san-dimas',
    },
    { id: 'JP', sources: lists('S00'), guide: 'JP/primary' },
  ],
  SF: [{ id: 'FR', sources: lists('S02 S03 S04 S05 S06 S08 S09'), guide: 'FR' }],
  SK: [{ id: 'FR', sources: lists('S04 S05 S06'), guide: 'FR' }],
  SL: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17'),
      guide: 'FR',
    },
  ],
  SN: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S18'),
      guide: 'FR',
    },
  ],
  SP: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S21 S38'),
      guide: 'FR',
    },
    {
      id: 'special-production',
      sources: lists('S00'),
      guide: 'special/special-production',
      note: 'kind-of-production',
    },
  ],
  SR: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18'),
      guide: 'FR',
    },
  ],
  ST: [{ id: 'IT', sources: lists('S18') }],
  TA: [{ id: 'FR', sources: lists('S03 S04 S05 S06 S08 S15'), guide: 'FR' }],
  TB: [{ id: 'IT', sources: lists('S04 S05 S06 S09'), guide: 'IT/general' }],
  TD: [
    {
      id: 'IT',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S18'),
      guide: 'IT/general',
    },
  ],
  TH: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S25'),
      guide: 'FR',
    },
    { id: 'IT', sources: lists('S00'), guide: 'IT/shoes' },
  ],
  TJ: [
    {
      id: 'FR',
      sources: lists('S02 S03 S04 S05 S06 S08 S09 S12 S13 S14 S15 S18'),
      guide: 'FR',
    },
  ],
  TN: [
    { id: 'FR', sources: lists('S02 S03 S04 S05 S06 S08 S09 S13 S15 S18'), guide: 'FR' },
    { id: 'JP', sources: lists('S00'), guide: 'JP/vintage', note: 'vintage' },
  ],
  TR: [
    {
      id: 'FR',
      sources: lists('S02 S03 S04 S05 S06 S08 S09 S10 S11 S13 S15 S18'),
      guide: 'FR',
    },
    { id: 'TR', sources: lists('S00'), guide: 'TR' },
  ],
  TS: [{ id: 'FR', sources: lists('S02 S03 S04 S05 S06 S08 S09 S13 S15 S18'), guide: 'FR' }],
  TX: [
    {
      id: 'US',
      sources: lists('S03 S05 S06 S08 S09 S10'),
      // No list dates it; two reports on the workshop (docs/data.md, S61 and S62) say when it opened.
      from: 2019,
      guide: 'US',
      note: 'alvarado',
    },
  ],
  TY: [{ id: 'FR', sources: lists('S04 S05 S06 S09'), guide: 'FR' }],
  UB: [
    { id: 'ES', sources: lists('S03 S04 S05 S06 S08 S09 S10 S18'), guide: 'ES' },
    { id: 'JP', sources: lists('S00'), guide: 'JP/primary' },
  ],
  US: [{ id: 'IT', sources: lists('S03 S04'), guide: 'IT/general' }],
  USA: [{ id: 'US', sources: lists('S00'), guide: 'US' }],
  VI: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S07'),
      guide: 'FR',
    },
    { id: 'JP', sources: lists('S00'), guide: 'JP/vintage', note: 'vintage' },
  ],
  VL: [{ id: 'IT', sources: lists('S04') }],
  VM: [{ id: 'FR', sources: lists('S04') }],
  VT: [{ id: 'FR', sources: lists('S04') }],
  VX: [
    {
      id: 'FR',
      sources: lists('S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S18'),
      guide: 'FR',
    },
  ],
  WK: [{ id: 'workshop', sources: lists('S00'), guide: 'special/workshop' }],
  YU: [
    {
      id: 'YU',
      sources: lists('S00'),
      guide: 'historical/YU',
      note: 'vintage',
    },
  ],
} as const satisfies Record<string, readonly FactoryRow[]>;
