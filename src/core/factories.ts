import { lists, type ListId, type OwnId, type PublishedId } from './sources.ts';

/**
 * The headings of the guide in order, with a sub-group after the slash. Each row of the table names the one it is listed
 * under.
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

/** The countries that a code can stand for, by ISO 3166-1 code (former countries by their former code). */
// prettier-ignore
export const COUNTRIES = [
  'FR', 'DE', 'IT', 'ES', 'CH', 'US', 'JP', 'PT', 'RO', 'KR', 'IN',
  'AR', 'BR', 'TR', 'MX', 'BE', 'GB', 'MC', 'HK', 'YU', 'CS',
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

/** Remarks about places. */
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

/** The id of a remark about a place; `CoreWords.notes` has the sentences. */
export type NoteId = (typeof NOTES)[number];

/** A heading of the guide, with a sub-group after the slash. */
export type GuideSlot = (typeof GUIDE_SLOTS)[number];

/** A fact with the lists that support it. */
export interface Attested {
  /** The lists that say so. */
  readonly sources: readonly ListId[];
  /**
   * Lists that added this to what they copied, and so count separately from their family. docs/data.md says how they are
   * found.
   */
  readonly own?: readonly OwnId[];
}

/** A calendar year, inclusive, with the lists that give it. */
export interface YearClaim extends Attested {
  readonly year: number;
}

/** One place of one factory code. */
export interface FactoryRow extends Attested {
  readonly id: PlaceId;
  /** The year in which the workshop opened, where two or more separate pages date it: docs/data.md names them. */
  readonly opened?: number;
  /** Lists that name the code but say something else: they file a repair under a country. They are shown and not counted. */
  readonly notCounted?: readonly PublishedId[];
  /**
   * The first year in which the code is said to stand for it. Whether it decides between places depends on how many
   * families give it.
   */
  readonly from?: YearClaim;
  /** The last such year. */
  readonly until?: YearClaim;
  /** Where the guide lists it; otherwise it is listed under “Other codes on published lists”. */
  readonly guide?: GuideSlot;
  readonly note?: NoteId;
}

/** The day of the last change to the facts in this table or in the lists behind it. */
export const TABLE_DAY = '2026-11-28';

/** Lists put the change of SD at 1995, but a listing coded August 1994 says “Made in USA”, so 1994 counts for both. */
const SD_MOVED = 1994;

/** For LA, LM and BC a single list gives a year in which their country changed. */
const inOneList = (year: number): YearClaim => ({ year, sources: lists('S09') });

/** The directory dates single letters to the time before there were date codes. */
const BEFORE_CODES: YearClaim = { year: 1979, sources: lists('S00') };

/**
 * The table of factory codes: every place a code is said to stand for, and the lists that say so. Look-up, guide and
 * overlaps are derived from it. Places are in the order of the directory, which breaks ties.
 *
 * Only the directory puts AR under Italian scarves, DI and FL under charms and TH under shoes. CF, CV, ED, EL, EU, MO, MP,
 * NQ and ST are left out, because only a machine translation has them; D1 (for DI) and V.I. (for VI) are spellings, not
 * codes.
 */
// prettier-ignore
export const FACTORIES: Readonly<Record<string, readonly FactoryRow[]>> = {
  A0:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S13 S16') }],
  A1:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  A2:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  A3:  [{ id: 'FR', note: 'japanese-lists-beyond-a2',                sources: lists('S12 S14') }],
  AA:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14') }],
  AAS: [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13') },
        { id: 'special-order', note: 'special-order-mark',           sources: lists('S14') }],
  AB:  [{ id: 'GB', note: 'scotland',                                sources: lists('S03'), own: ['S03'] }],
  AC:  [{ id: 'ES', guide: 'ES', note: 'japanese-lists-say-france',  sources: lists('S04') },
        { id: 'FR', note: 'japanese-lists-alone',                    sources: lists('S12 S13 S14') }],
  AH:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S02 S03 S04 S05 S06 S09 S12 S13 S14') }],
  AK:  [{ id: 'IT',                                                  sources: lists('S04') }],
  AN:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  AR:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16 S42') },
        { id: 'AR', guide: 'AR',                                     sources: lists('S00') },
        { id: 'IT', guide: 'IT/scarves',                             sources: lists('S00') }],
  AS:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  AT:  [{ id: 'workshop', guide: 'special/workshop',                 sources: lists('S00') }],
  BA:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  BC:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S25') },
        { id: 'BR', guide: 'BR',                                     sources: lists('S00') },
        { id: 'ES', from: inOneList(2015), guide: 'ES',              sources: lists('S03 S04 S05 S06 S09 S10') },
        { id: 'IN', guide: 'IN',                                     sources: lists('S00') },
        { id: 'FR',                                                  sources: lists('S04'), notCounted: ['S03'] }],
  BE:  [{ id: 'FR',                                                  sources: lists('S04 S09') }],
  BJ:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  BM:  [{ id: 'IT',                                                  sources: lists('S04') }],
  BO:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14') },
        { id: 'FR',                                                  sources: lists('S04') }],
  BP:  [{ id: 'ES', guide: 'ES',                                     sources: lists('S04') }],
  BU:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  CA:  [{ id: 'ES', guide: 'ES',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16 S19') },
        { id: 'JP', guide: 'JP/primary',                             sources: lists('S00') }],
  CE:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  CO:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11') }],
  CR:  [{ id: 'ES', guide: 'ES',                                     sources: lists('S00') }],
  CS:  [{ id: 'CS', guide: 'historical/CS', note: 'vintage',         sources: lists('S00') }],
  CT:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') }],
  CX:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S03 S04 S05 S06 S09') },
        { id: 'IT',                                                  sources: lists('S04') }],
  CY:  [{ id: 'ES',                                                  sources: lists('S04') }],
  DI:  [{ id: 'IT', guide: 'IT/charms',                              sources: lists('S04') },
        { id: 'KR', guide: 'KR',                                     sources: lists('S00') },
        { id: 'CH', guide: 'CH', note: 'printed-d1',                 sources: lists('S01 S02 S03 S04 S05 S09 S10 S11 S12 S13 S14 S16') }],
  DK:  [{ id: 're-lined', guide: 're-lined', note: 'repair',         sources: lists('S01 S05 S12 S13 S14'), notCounted: ['S03', 'S04'] }],
  DR:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S02 S03 S04 S05 S06 S09') }],
  DT:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S03 S04 S05 S06 S09') }],
  DU:  [{ id: 'FR', guide: 'FR', note: 'oldest-list-special-order',  sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') },
        { id: 'JP', guide: 'JP/primary',                             sources: lists('S00') }],
  ET:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14') }],
  F:   [{ id: 'FR', until: BEFORE_CODES, guide: 'single-letters/FR', sources: lists('S00') }],
  FA:  [{ id: 'CH', guide: 'CH',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') },
        { id: 'IT',                                                  sources: lists('S04') }],
  FC:  [{ id: 'PT', guide: 'PT',                                     sources: lists('S00') },
        { id: 'US', guide: 'US', note: 'example-read-as-france',     sources: lists('S01 S02 S03 S05 S06 S09 S10 S12 S13 S14 S19 S20') }],
  FF:  [{ id: 'IT',                                                  sources: lists('S04') }],
  FH:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S03 S04 S05 S06') },
        { id: 'US', guide: 'US',                                     sources: lists('S01 S02 S03 S05 S06 S09 S10 S12 S13 S14 S16 S19 S20') }],
  FJ:  [{ id: 'IT',                                                  sources: lists('S03'), own: ['S03'] }],
  FK:  [{ id: 'IT',                                                  sources: lists('S04') }],
  FL:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') },
        { id: 'IT', guide: 'IT/charms',                              sources: lists('S00') },
        { id: 'JP', guide: 'JP/primary',                             sources: lists('S00') },
        { id: 'US',                                                  sources: lists('S01 S02 S03 S05 S06 S09 S19 S20') }],
  FN:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S04'), notCounted: ['S03'] }],
  FO:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14') }],
  FP:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S04 S05 S06') }],
  FW:  [{ id: 'IT',                                                  sources: lists('S04') }],
  FX:  [{ id: 'IT',                                                  sources: lists('S04') }],
  FY:  [{ id: 'IT',                                                  sources: lists('S04') }],
  FZ:  [{ id: 'IT',                                                  sources: lists('S04') }],
  GI:  [{ id: 'ES', guide: 'ES',                                     sources: lists('S02 S03 S04 S05 S06 S09 S10 S12 S13 S14') }],
  HK:  [{ id: 'HK', guide: 'HK',                                     sources: lists('S00') }],
  I:   [{ id: 'IT', until: BEFORE_CODES, guide: 'single-letters/IT', sources: lists('S00') }],
  IK:  [{ id: 'IT',                                                  sources: lists('S04') }],
  IS:  [{ id: 'IT',                                                  sources: lists('S03'), own: ['S03'] }],
  JA:  [{ id: 'BE', guide: 'BE/scarves', note: 'scarves',            sources: lists('S00') }],
  JG:  [{ id: 'ES',                                                  sources: lists('S04') }],
  JH:  [{ id: 'GB', guide: 'GB/hats', note: 'hats',                  sources: lists('S00') }],
  JJ:  [{ id: 'ES', guide: 'ES', note: 'straps',                     sources: lists('S04 S09') }],
  LA:  [{ id: 'FR', from: inOneList(2019), guide: 'FR',              sources: lists('S03 S04 S05 S06 S09 S10') },
        { id: 'US', guide: 'US',                                     sources: lists('S01 S02 S03 S05 S06 S09 S12 S13 S14 S19 S20') }],
  LB:  [{ id: 'ES', guide: 'ES',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') }],
  LE:  [{ id: 'IT',                                                  sources: lists('S04') }],
  LM:  [{ id: 'FR', from: inOneList(2019), guide: 'FR',              sources: lists('S04 S05 S06 S09 S10') },
        { id: 'ES', guide: 'ES',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  LO:  [{ id: 'ES', guide: 'ES',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') }],
  LP:  [{ id: 'DE', guide: 'DE',                                     sources: lists('S01 S02 S03 S04 S05 S09 S10 S11 S12 S13 S14 S16') },
        { id: 'CH', guide: 'CH',                                     sources: lists('S00') },
        { id: 'IT',                                                  sources: lists('S03'), own: ['S03'] }],
  LU:  [{ id: 'FR',                                                  sources: lists('S04') }],
  LV:  [{ id: 'special-edition', guide: 'special/special-edition',   sources: lists('S00') }],
  LW:  [{ id: 'ES', guide: 'ES',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11') },
        { id: 'JP', guide: 'JP/vintage', note: 'vintage',            sources: lists('S00') },
        { id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  LY:  [{ id: 'FR',                                                  sources: lists('S04') }],
  MA:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14') },
        { id: 'CH', guide: 'CH',                                     sources: lists('S00') }],
  MB:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') }],
  MC:  [{ id: 'MC', guide: 'MC',                                     sources: lists('S00') }],
  MI:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') }],
  ML:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S03 S04 S05 S06'), own: ['S03'] }],
  MM:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S03 S04 S05 S06'), own: ['S03'] }],
  MS:  [{ id: 'FR',                                                  sources: lists('S03 S04 S12 S13 S14'), own: ['S03'] }],
  MX:  [{ id: 'MX', guide: 'MX',                                     sources: lists('S00') }],
  NO:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') }],
  NZ:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S03 S04 S05 S06 S09') }],
  OB:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S03 S04 S05 S06 S09') }],
  OL:  [{ id: 'DE', guide: 'DE',                                     sources: lists('S03 S04 S05 S09') }],
  OS:  [{ id: 'US', guide: 'US',                                     sources: lists('S01 S02 S03 S05 S06 S09 S10 S12 S13 S14 S16 S19 S20') }],
  PL:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S02 S03 S04 S05 S06 S09') }],
  RA:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  RC:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14') },
        { id: 'RO', guide: 'RO',                                     sources: lists('S00') }],
  RE:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14') }],
  RI:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') }],
  SA:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S03 S04 S05 S06 S09 S12 S13 S14 S25') },
        { id: 'IT', guide: 'IT/general',                             sources: lists('S01 S02 S03 S04 S05 S06 S09 S11') }],
  SC:  [{ id: 'IT',                                                  sources: lists('S04') }],
  SD:  [{ id: 'FR', until: { year: SD_MOVED, sources: lists('S09 S19 S20 S24'), own: ['S19', 'S20'] }, guide: 'FR', sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S19 S20 S24') },
        { id: 'US', from: { year: SD_MOVED, sources: lists('S09 S19 S20'), own: ['S19', 'S20'] }, guide: 'US', note: 'san-dimas', sources: lists('S01 S02 S03 S05 S06 S09 S10 S12 S13 S14 S16 S19 S20') },
        { id: 'JP', guide: 'JP/primary',                             sources: lists('S00') }],
  SF:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S02 S03 S04 S05 S06 S09') }],
  SK:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S04 S05 S06') }],
  SL:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  SN:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14') }],
  SP:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16') },
        { id: 'special-production', guide: 'special/special-production', note: 'kind-of-production', sources: lists('S00') }],
  SR:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14 S16') }],
  TA:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S03 S04 S05 S06') }],
  TB:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S04 S05 S06 S09') }],
  TD:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14') }],
  TH:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16 S25') },
        { id: 'IT', guide: 'IT/shoes',                               sources: lists('S00') }],
  TJ:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S02 S03 S04 S05 S06 S09 S12 S13 S14') }],
  TN:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S02 S03 S04 S05 S06 S09 S13') },
        { id: 'JP', guide: 'JP/vintage', note: 'vintage',            sources: lists('S00') }],
  TR:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S02 S03 S04 S05 S06 S09 S10 S11 S13') },
        { id: 'TR', guide: 'TR',                                     sources: lists('S00') }],
  TS:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S02 S03 S04 S05 S06 S09 S13') }],
  TX:  [{ id: 'US', guide: 'US', note: 'alvarado', opened: 2019,     sources: lists('S03 S05 S06 S09 S10') }],
  TY:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S04 S05 S06 S09') }],
  UB:  [{ id: 'ES', guide: 'ES',                                     sources: lists('S03 S04 S05 S06 S09 S10') },
        { id: 'JP', guide: 'JP/primary',                             sources: lists('S00') }],
  US:  [{ id: 'IT', guide: 'IT/general',                             sources: lists('S04'), notCounted: ['S03'] }],
  USA: [{ id: 'US', guide: 'US',                                     sources: lists('S00') }],
  VI:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S10 S11 S12 S13 S14 S16 S07') },
        { id: 'JP', guide: 'JP/vintage', note: 'vintage',            sources: lists('S00') }],
  VL:  [{ id: 'IT',                                                  sources: lists('S04') }],
  VM:  [{ id: 'FR',                                                  sources: lists('S04') }],
  VT:  [{ id: 'FR',                                                  sources: lists('S04') }],
  VX:  [{ id: 'FR', guide: 'FR',                                     sources: lists('S01 S02 S03 S04 S05 S06 S09 S11 S12 S13 S14') }],
  WK:  [{ id: 'workshop', guide: 'special/workshop',                 sources: lists('S00') }],
  YU:  [{ id: 'YU', guide: 'historical/YU', note: 'vintage',         sources: lists('S00') }],
};
