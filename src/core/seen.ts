import type { CountryId } from './factories.ts';
import { prepare } from './prepare.ts';
import { parse } from './read.ts';

/** Public collections of resale listings, by who made them. */
export const COLLECTIONS = {
  scrapfly: { by: 'Scrapfly', url: 'https://github.com/scrapfly/scrapfly-scrapers' },
  kebaHailu: {
    by: 'kebaHailu',
    url: 'https://github.com/kebaHailu/vestiairecollective_scraping',
  },
} as const;

export type CollectionId = keyof typeof COLLECTIONS;

/** A date code as a seller wrote it. */
export interface SeenCode {
  readonly code: string;
  /** The country of the “made in” stamp according to the seller, if given. */
  readonly label: CountryId | undefined;
  readonly collection: CollectionId;
}

interface SeenRow {
  readonly collection: CollectionId;
  readonly label?: CountryId;
  readonly codes: readonly string[];
}

/** Codes from public listings, all of them on Vestiaire Collective, by the country of the label. */
// prettier-ignore
const ROWS: readonly SeenRow[] = [
  { collection: 'scrapfly', label: 'ES', codes: ['CA1186'] },
  { collection: 'scrapfly', label: 'FR', codes: [
    '883 TH', '8909A2', 'A2 8609', 'A21920', 'AR 0970', 'AR0956', 'AR0999', 'AR1907', 'AR3019',
    'AR3059', 'AR3184', 'AR4129', 'BJ0062', 'FL0033', 'FL0063', 'MI 0928', 'MI 882', 'MI4077',
    'NO0935', 'NO0960', 'SP 1919', 'SR0176', 'SR5118', 'TH 0031', 'TH 0940', 'VI 0922',
  ] },
  { collection: 'scrapfly', label: 'US', codes: ['SD 0032', 'SD 0984', 'SD1079', 'TX4109'] },
  { collection: 'scrapfly', codes: [
    '8909 MI', 'AA0155', 'AA2280', 'AR1022', 'AR1097', 'AR3189', 'BA0054', 'CA0021', 'DU2290',
    'FL0040', 'FL0153', 'FL1001', 'FL4058', 'FL4098', 'MA0241', 'MI0011', 'MI0169', 'MI0992',
    'MI1020', 'MI4144', 'NO0919', 'SN3119', 'SN3177', 'SN5106', 'SR4128', 'VI1907', 'VI1924',
  ] },
  { collection: 'kebaHailu', label: 'ES', codes: ['LM0013'] },
  { collection: 'kebaHailu', label: 'FR', codes: ['FL1024', 'MI4093', 'NO 0967'] },
  { collection: 'kebaHailu', codes: ['FL1088'] },
];

const seen: readonly SeenCode[] = ROWS.flatMap(({ collection, label, codes }) =>
  codes.map((code) => ({ code, label, collection })),
);

/** The number of codes from listings. */
export const SEEN_COUNT = seen.length;

/**
 * The codes of a factory in public listings.
 *
 * @example
 * seenOf('TX') // => [{"code":"TX4109","label":"US","collection":"scrapfly"}]
 */
export function seenOf(factory: string): readonly SeenCode[] {
  return seen.filter(({ code }) => parse(prepare(code))?.factory === factory);
}
