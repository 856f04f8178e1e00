import type { FactoryRow } from './factories.ts';
import { LISTS, type ListId } from './sources.ts';
import type { Evidence } from './types.ts';

/** Best first. */
export const GRADES: readonly Evidence[] = ['documented', 'reported', 'unconfirmed'];

/**
 * How well a row is attested: by how many independent families of lists.
 *
 * @example
 * evidenceOf({ place: 'France', sources: 'S12 S14 S18' }) // => "reported"
 */
export function evidenceOf(row: FactoryRow): Evidence {
  const families = new Set(listsOf(row).map((id) => LISTS[id]));
  return families.size >= 2 ? 'documented' : families.size === 1 ? 'reported' : 'unconfirmed';
}

/**
 * The published lists that name a row's place.
 *
 * @example
 * listsOf({ place: 'Portugal', sources: 'S00' }) // => []
 */
export function listsOf(row: FactoryRow): readonly ListId[] {
  return row.sources.split(' ').filter(isListId);
}

function isListId(id: string): id is ListId {
  return id !== 'S00' && id in LISTS;
}
