/** A designer of the house, as an id that is the same in every language. */
export type DesignerId =
  'marc-jacobs' | 'kim-jones' | 'nicolas-ghesquiere' | 'virgil-abloh' | 'pharrell-williams';

/** A designer of the house, with the years in which he was there. */
export interface Designer {
  readonly id: DesignerId;
  /** His name, as it is written in most languages. */
  readonly name: string;
  /** His name where it is written otherwise. */
  readonly names: {
    /** As Japanese shops write it. */
    readonly ja: string;
  };
  /** The year in which he came, by two separate pages or more. */
  readonly from: number;
  /** The year in which he left; missing if he is still there. */
  readonly until?: number;
}

/** The designers whose years two separate pages give, in the order in which they came. */
// prettier-ignore
export const DESIGNERS: readonly Designer[] = [
  { id: 'marc-jacobs',        name: 'Marc Jacobs',        names: { ja: 'マーク・ジェイコブス' },   from: 1997, until: 2013 },
  { id: 'kim-jones',          name: 'Kim Jones',          names: { ja: 'キム・ジョーンズ' },       from: 2011, until: 2018 },
  { id: 'nicolas-ghesquiere', name: 'Nicolas Ghesquière', names: { ja: 'ニコラ・ジェスキエール' }, from: 2013 },
  { id: 'virgil-abloh',       name: 'Virgil Abloh',       names: { ja: 'ヴァージル・アブロー' },   from: 2018, until: 2021 },
  { id: 'pharrell-williams',  name: 'Pharrell Williams',  names: { ja: 'ファレル・ウィリアムス' }, from: 2023 },
];
