/**
 * The headings of the guide in their order, a sub-group behind ` / `. A row of the table names the slot it is listed under.
 */
export const GUIDE_SLOTS = [
  'France',
  'Germany',
  'Italy / General',
  'Italy / Bag Charms/Jewelry',
  'Italy / Scarves',
  'Italy / Shoes',
  'Spain',
  'Switzerland',
  'United States',
  'Japan / Primary Codes',
  'Japan / Historical/Vintage',
  'Portugal',
  'Romania',
  'South Korea',
  'India',
  'Argentina',
  'Brazil',
  'Turkey',
  'Mexico',
  'Belgium / Scarves',
  'United Kingdom / Hats',
  'Monaco',
  'Hong Kong',
  'Special/Rare Codes / Special Edition',
  'Special/Rare Codes / Workshop/Custom',
  'Special/Rare Codes / Special Production/Atelier',
  'Historical/Discontinued / Yugoslavia vintage',
  'Historical/Discontinued / Czechoslovakia vintage',
  'Vintage Single Letters (pre-1980s) / France',
  'Vintage Single Letters (pre-1980s) / Italy',
  'Re-Lined',
] as const;

/** What a code can stand for instead of a country. */
export const NOT_COUNTRIES = [
  'Re-Lined',
  'Special Edition',
  'Special order',
  'Special Production/Atelier',
  'Workshop/Custom',
] as const;

/** One place of one factory code; `from` and `until` are calendar years, both included. */
export interface FactoryRow {
  readonly place: string;
  /** The lists that name it, by the ids of sources.ts, divided by spaces. */
  readonly sources: string;
  readonly from?: number;
  readonly until?: number;
  readonly guide?: (typeof GUIDE_SLOTS)[number];
  readonly note?: string;
}

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
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S13 S15 S16 S17',
      guide: 'France',
    },
  ],
  A1: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  A2: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  A3: [
    {
      place: 'France',
      sources: 'S12 S14 S18',
      note: 'Named by the Japanese lists alone; the Western ones stop at A2.',
    },
  ],
  AA: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S18',
      guide: 'France',
    },
  ],
  AAS: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S15 S18',
      guide: 'France',
    },
    {
      place: 'Special order',
      sources: 'S14',
      note: 'Several lists that place AAS in France call it a special-order mark.',
    },
  ],
  AB: [{ place: 'United Kingdom', sources: 'S03', note: 'Scotland.' }],
  AC: [
    {
      place: 'Spain',
      sources: 'S04',
      guide: 'Spain',
      note: 'Named by one list; the Japanese lists say France.',
    },
    { place: 'France', sources: 'S12 S13 S14 S15 S18', note: 'Named by the Japanese lists alone.' },
  ],
  AH: [
    {
      place: 'France',
      sources: 'S02 S03 S04 S05 S06 S08 S09 S12 S13 S14 S15 S18 S38',
      guide: 'France',
    },
  ],
  AK: [{ place: 'Italy', sources: 'S04' }],
  AN: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  AR: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S42',
      guide: 'France',
    },
    { place: 'Argentina', sources: 'S00', guide: 'Argentina' },
    { place: 'Italy', sources: 'S00', guide: 'Italy / Scarves' },
  ],
  AS: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  AT: [{ place: 'Workshop/Custom', sources: 'S00', guide: 'Special/Rare Codes / Workshop/Custom' }],
  BA: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  BC: [
    {
      place: 'Italy',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S18 S25',
      guide: 'Italy / General',
    },
    { place: 'Brazil', sources: 'S00', guide: 'Brazil' },
    { place: 'Spain', sources: 'S03 S04 S05 S06 S08 S09 S10', from: 2015, guide: 'Spain' },
    { place: 'India', sources: 'S00', guide: 'India' },
    { place: 'France', sources: 'S03 S04' },
  ],
  BE: [{ place: 'France', sources: 'S04 S09' }],
  BJ: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17',
      guide: 'France',
    },
  ],
  BM: [{ place: 'Italy', sources: 'S04' }],
  BO: [
    {
      place: 'Italy',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S18',
      guide: 'Italy / General',
    },
    { place: 'France', sources: 'S04' },
  ],
  BP: [{ place: 'Spain', sources: 'S04', guide: 'Spain' }],
  BU: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  CA: [
    {
      place: 'Spain',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S19 S66',
      guide: 'Spain',
    },
    { place: 'Japan', sources: 'S00', guide: 'Japan / Primary Codes' },
  ],
  CE: [
    {
      place: 'Italy',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S16 S18 S21',
      guide: 'Italy / General',
    },
  ],
  CF: [{ place: 'France', sources: 'S18' }],
  CO: [{ place: 'France', sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11', guide: 'France' }],
  CR: [{ place: 'Spain', sources: 'S00', guide: 'Spain' }],
  CS: [
    {
      place: 'Czechoslovakia',
      sources: 'S00',
      guide: 'Historical/Discontinued / Czechoslovakia vintage',
      note: 'Vintage.',
    },
  ],
  CT: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  CX: [
    { place: 'France', sources: 'S03 S04 S05 S06 S08 S09', guide: 'France' },
    { place: 'Italy', sources: 'S04' },
  ],
  CY: [{ place: 'Spain', sources: 'S04' }],
  DI: [
    { place: 'Italy', sources: 'S04', guide: 'Italy / Bag Charms/Jewelry' },
    { place: 'South Korea', sources: 'S00', guide: 'South Korea' },
    {
      place: 'Switzerland',
      sources: 'S01 S02 S03 S04 S05 S08 S09 S10 S11',
      guide: 'Switzerland',
      note: 'Japanese lists print it D1, with the digit.',
    },
  ],
  DK: [
    {
      place: 'Re-Lined',
      sources: 'S01 S05 S12 S13 S14 S18 S21 S32',
      guide: 'Re-Lined',
      note: 'A repair by the brand replaced the part that carried the code.',
    },
  ],
  DR: [{ place: 'France', sources: 'S02 S03 S04 S05 S06 S08 S09 S18', guide: 'France' }],
  DT: [{ place: 'France', sources: 'S03 S04 S05 S06 S08 S09', guide: 'France' }],
  DU: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
      note: 'The oldest list adds: special order.',
    },
    { place: 'Japan', sources: 'S00', guide: 'Japan / Primary Codes' },
  ],
  EL: [{ place: 'France', sources: 'S18' }],
  ET: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S18',
      guide: 'France',
    },
  ],
  F: [
    {
      place: 'France',
      sources: 'S00',
      until: 1979,
      guide: 'Vintage Single Letters (pre-1980s) / France',
    },
  ],
  FA: [
    {
      place: 'Switzerland',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S18 S21',
      guide: 'Switzerland',
    },
    { place: 'Italy', sources: 'S04' },
  ],
  FC: [
    { place: 'Portugal', sources: 'S00', guide: 'Portugal' },
    {
      place: 'United States',
      sources: 'S01 S02 S03 S05 S06 S08 S09 S10 S12 S13 S14 S18 S19 S20',
      guide: 'United States',
      note: 'One list reads its own example 891 FC as France.',
    },
  ],
  FF: [{ place: 'Italy', sources: 'S04' }],
  FH: [
    { place: 'Italy', sources: 'S03 S04 S05 S06', guide: 'Italy / General' },
    {
      place: 'United States',
      sources: 'S01 S02 S03 S05 S06 S08 S09 S10 S12 S13 S14 S15 S16 S18 S19 S20 S21',
      guide: 'United States',
    },
  ],
  FJ: [{ place: 'Italy', sources: 'S03' }],
  FK: [{ place: 'Italy', sources: 'S04' }],
  FL: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
    { place: 'Italy', sources: 'S00', guide: 'Italy / Bag Charms/Jewelry' },
    { place: 'Japan', sources: 'S00', guide: 'Japan / Primary Codes' },
    { place: 'United States', sources: 'S01 S02 S03 S05 S06 S08 S09 S19 S20' },
  ],
  FN: [{ place: 'Italy', sources: 'S03 S04 S08', guide: 'Italy / General' }],
  FO: [
    {
      place: 'Italy',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S18',
      guide: 'Italy / General',
    },
  ],
  FP: [{ place: 'Italy', sources: 'S04 S05 S06', guide: 'Italy / General' }],
  FW: [{ place: 'Italy', sources: 'S04' }],
  FX: [{ place: 'Italy', sources: 'S04' }],
  FY: [{ place: 'Italy', sources: 'S04' }],
  FZ: [{ place: 'Italy', sources: 'S04' }],
  GI: [
    { place: 'Spain', sources: 'S02 S03 S04 S05 S06 S08 S09 S10 S12 S13 S14 S18', guide: 'Spain' },
  ],
  HK: [{ place: 'Hong Kong', sources: 'S00', guide: 'Hong Kong' }],
  I: [
    {
      place: 'Italy',
      sources: 'S00',
      until: 1979,
      guide: 'Vintage Single Letters (pre-1980s) / Italy',
    },
  ],
  IK: [{ place: 'Italy', sources: 'S04' }],
  IS: [{ place: 'Italy', sources: 'S03' }],
  JA: [{ place: 'Belgium', sources: 'S00', guide: 'Belgium / Scarves', note: 'Scarves.' }],
  JG: [{ place: 'Spain', sources: 'S04' }],
  JH: [{ place: 'United Kingdom', sources: 'S00', guide: 'United Kingdom / Hats', note: 'Hats.' }],
  JJ: [{ place: 'Spain', sources: 'S04 S09', guide: 'Spain', note: 'Mostly straps.' }],
  LA: [
    { place: 'France', sources: 'S03 S04 S05 S06 S08 S09 S10', from: 2019, guide: 'France' },
    {
      place: 'United States',
      sources: 'S01 S02 S03 S05 S06 S08 S09 S12 S13 S14 S18 S19 S20',
      guide: 'United States',
    },
  ],
  LB: [
    {
      place: 'Spain',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'Spain',
    },
  ],
  LE: [{ place: 'Italy', sources: 'S04' }],
  LM: [
    { place: 'France', sources: 'S04 S05 S06 S09 S10', from: 2019, guide: 'France' },
    {
      place: 'Spain',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'Spain',
    },
  ],
  LO: [
    {
      place: 'Spain',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'Spain',
    },
  ],
  LP: [
    {
      place: 'Germany',
      sources: 'S01 S02 S03 S04 S05 S08 S09 S10 S11 S12 S13 S14 S16 S18',
      guide: 'Germany',
    },
    { place: 'Switzerland', sources: 'S00', guide: 'Switzerland' },
    { place: 'Italy', sources: 'S03' },
  ],
  LU: [{ place: 'France', sources: 'S04' }],
  LV: [{ place: 'Special Edition', sources: 'S00', guide: 'Special/Rare Codes / Special Edition' }],
  LW: [
    { place: 'Spain', sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11', guide: 'Spain' },
    { place: 'Japan', sources: 'S00', guide: 'Japan / Historical/Vintage', note: 'Vintage.' },
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  LY: [{ place: 'France', sources: 'S04' }],
  MA: [
    {
      place: 'Italy',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S18',
      guide: 'Italy / General',
    },
    { place: 'Switzerland', sources: 'S00', guide: 'Switzerland' },
  ],
  MB: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  MC: [{ place: 'Monaco', sources: 'S00', guide: 'Monaco' }],
  MI: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  ML: [{ place: 'France', sources: 'S03 S04 S05 S06', guide: 'France' }],
  MM: [{ place: 'France', sources: 'S03 S04 S05 S06', guide: 'France' }],
  MO: [{ place: 'France', sources: 'S18' }],
  MP: [{ place: 'France', sources: 'S18' }],
  MS: [{ place: 'France', sources: 'S03 S04 S12 S13 S14 S15 S18' }],
  MX: [{ place: 'Mexico', sources: 'S00', guide: 'Mexico' }],
  NO: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  NQ: [{ place: 'Italy', sources: 'S18' }],
  NZ: [{ place: 'Italy', sources: 'S03 S04 S05 S06 S08 S09 S18', guide: 'Italy / General' }],
  OB: [{ place: 'Italy', sources: 'S03 S04 S05 S06 S08 S09', guide: 'Italy / General' }],
  OL: [{ place: 'Germany', sources: 'S03 S04 S05 S08 S09', guide: 'Germany' }],
  OS: [
    {
      place: 'United States',
      sources: 'S01 S02 S03 S05 S06 S08 S09 S10 S12 S13 S14 S15 S16 S18 S19 S20 S21',
      guide: 'United States',
    },
  ],
  PL: [{ place: 'Italy', sources: 'S02 S03 S04 S05 S06 S08 S09 S18', guide: 'Italy / General' }],
  RA: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  RC: [
    {
      place: 'Italy',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S18',
      guide: 'Italy / General',
    },
    { place: 'Romania', sources: 'S00', guide: 'Romania' },
  ],
  RE: [
    {
      place: 'Italy',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S18',
      guide: 'Italy / General',
    },
  ],
  RI: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17',
      guide: 'France',
    },
  ],
  SA: [
    { place: 'France', sources: 'S03 S04 S05 S06 S08 S09 S12 S13 S14 S25', guide: 'France' },
    { place: 'Italy', sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11', guide: 'Italy / General' },
  ],
  SC: [{ place: 'Italy', sources: 'S04' }],
  SD: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S19 S20 S24',
      until: 1994,
      guide: 'France',
    },
    {
      place: 'United States',
      sources: 'S01 S02 S03 S05 S06 S08 S09 S10 S12 S13 S14 S15 S16 S18 S19 S20 S21',
      from: 1995,
      guide: 'United States',
      note: 'San Dimas, California.',
    },
    { place: 'Japan', sources: 'S00', guide: 'Japan / Primary Codes' },
  ],
  SF: [{ place: 'France', sources: 'S02 S03 S04 S05 S06 S08 S09', guide: 'France' }],
  SK: [{ place: 'France', sources: 'S04 S05 S06', guide: 'France' }],
  SL: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17',
      guide: 'France',
    },
  ],
  SN: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S18',
      guide: 'France',
    },
  ],
  SP: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S21 S38',
      guide: 'France',
    },
    {
      place: 'Special Production/Atelier',
      sources: 'S00',
      guide: 'Special/Rare Codes / Special Production/Atelier',
      note: 'A kind of production, not a country.',
    },
  ],
  SR: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S15 S16 S17 S18',
      guide: 'France',
    },
  ],
  ST: [{ place: 'Italy', sources: 'S18' }],
  TA: [{ place: 'France', sources: 'S03 S04 S05 S06 S08 S15', guide: 'France' }],
  TB: [{ place: 'Italy', sources: 'S04 S05 S06 S09', guide: 'Italy / General' }],
  TD: [
    {
      place: 'Italy',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S18',
      guide: 'Italy / General',
    },
  ],
  TH: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S25',
      guide: 'France',
    },
    { place: 'Italy', sources: 'S00', guide: 'Italy / Shoes' },
  ],
  TJ: [
    {
      place: 'France',
      sources: 'S02 S03 S04 S05 S06 S08 S09 S12 S13 S14 S15 S18',
      guide: 'France',
    },
  ],
  TN: [
    { place: 'France', sources: 'S02 S03 S04 S05 S06 S08 S09 S13 S15 S18', guide: 'France' },
    { place: 'Japan', sources: 'S00', guide: 'Japan / Historical/Vintage', note: 'Vintage.' },
  ],
  TR: [
    {
      place: 'France',
      sources: 'S02 S03 S04 S05 S06 S08 S09 S10 S11 S13 S15 S18',
      guide: 'France',
    },
    { place: 'Turkey', sources: 'S00', guide: 'Turkey' },
  ],
  TS: [{ place: 'France', sources: 'S02 S03 S04 S05 S06 S08 S09 S13 S15 S18', guide: 'France' }],
  TX: [
    {
      place: 'United States',
      sources: 'S03 S05 S06 S08 S09 S10',
      guide: 'United States',
      note: 'The Texas workshop opened in 2019.',
    },
  ],
  TY: [{ place: 'France', sources: 'S04 S05 S06 S09', guide: 'France' }],
  UB: [
    { place: 'Spain', sources: 'S03 S04 S05 S06 S08 S09 S10 S18', guide: 'Spain' },
    { place: 'Japan', sources: 'S00', guide: 'Japan / Primary Codes' },
  ],
  US: [{ place: 'Italy', sources: 'S03 S04', guide: 'Italy / General' }],
  USA: [{ place: 'United States', sources: 'S00', guide: 'United States' }],
  VI: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S07',
      guide: 'France',
    },
    { place: 'Japan', sources: 'S00', guide: 'Japan / Historical/Vintage', note: 'Vintage.' },
  ],
  VL: [{ place: 'Italy', sources: 'S04' }],
  VM: [{ place: 'France', sources: 'S04' }],
  VT: [{ place: 'France', sources: 'S04' }],
  VX: [
    {
      place: 'France',
      sources: 'S01 S02 S03 S04 S05 S06 S08 S09 S11 S12 S13 S14 S18',
      guide: 'France',
    },
  ],
  WK: [{ place: 'Workshop/Custom', sources: 'S00', guide: 'Special/Rare Codes / Workshop/Custom' }],
  YU: [
    {
      place: 'Yugoslavia',
      sources: 'S00',
      guide: 'Historical/Discontinued / Yugoslavia vintage',
      note: 'Vintage.',
    },
  ],
} as const satisfies Record<string, readonly FactoryRow[]>;
