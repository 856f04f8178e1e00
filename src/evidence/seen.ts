import type { CountryId } from '../core/factories.ts';
import { isCountry } from '../core/places.ts';
import { prepare } from '../core/prepare.ts';
import { parse } from '../core/read.ts';
import { COLLECTIONS } from './publications.ts';
import table from './seen-codes.tsv?raw';

export { COLLECTIONS };

export type CollectionId = keyof typeof COLLECTIONS;

/** A date code as a seller wrote it, with other facts from the listing. */
export interface SeenCode {
  readonly code: string;
  readonly collection: CollectionId;
  /** The country of the “made in” stamp according to the seller, if given. */
  readonly label?: CountryId;
  /** The lines and models that the listing names. */
  readonly lines: readonly string[];
}

/** Every date code in the listings of each collection, all of them on Vestiaire Collective. */
export const seenCodes: readonly SeenCode[] = table
  .trimEnd()
  .split('\n')
  .slice(1)
  .map(seenCodeFrom);

/** The number of codes from listings. */
export const SEEN_COUNT = seenCodes.length;

/**
 * The codes of a factory in public listings.
 *
 * @example
 * seenOf('TX') // => [{"code":"TX4109","collection":"scrapfly","lines":[],"label":"US"}]
 */
export function seenOf(factory: string): readonly SeenCode[] {
  return seenCodes.filter(({ code }) => parse(prepare(code))?.factory === factory);
}

function seenCodeFrom(row: string): SeenCode {
  const [code = '', collection = '', label = '', lines = ''] = row.split('\t');
  if (!isCollection(collection)) throw new Error(`${collection} is no collection.`);
  return {
    ...{ code, collection, lines: lines.split('|').filter(Boolean) },
    ...(isCountry(label) && { label }),
  };
}

function isCollection(id: string): id is CollectionId {
  return Object.hasOwn(COLLECTIONS, id);
}
