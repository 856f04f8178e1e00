import { factories } from '../core/places.ts';
import { prepare } from '../core/prepare.ts';
import type { ListId } from '../core/sources.ts';
import { core as builtIn } from '../words/en/core.ts';
import type { CoreWords } from '../words/words.ts';
import { nameOf, type Place } from './decode.ts';

/** A factory code with all that it is said to stand for. */
export interface FactoryEntry {
  /** The letters as they are stamped, capitals. */
  readonly code: string;
  /** Best attested first. */
  readonly places: readonly (Place & {
    /** The lists that name it there. */
    readonly sources: readonly ListId[];
  })[];
}

/**
 * Looks a factory code up; undefined for one that the table does not have.
 *
 * @example
 * factory('tx')?.places.map(({ id, from }) => [id, from ?? 0]) // => [["US",2019]]
 */
export function factory(
  code: string,
  { words = builtIn }: { readonly words?: CoreWords } = {},
): FactoryEntry | undefined {
  const known = factories.get(prepare(code));
  if (!known) return undefined;
  return Object.freeze({
    code: known.code,
    places: Object.freeze(
      known.places.map((place) =>
        Object.freeze({ ...nameOf(place, words), sources: place.sources }),
      ),
    ),
  });
}
