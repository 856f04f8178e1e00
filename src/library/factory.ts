import { factories } from '../core/places.ts';
import { prepare } from '../core/prepare.ts';
import type { ListId } from '../core/sources.ts';
import type { CoreWords } from '../words/words.ts';
import { coreWords, formatPlace, type Place, READ_OPTIONS } from './decode.ts';
import { optionsOf } from './options.ts';

/** A factory code with everything it stands for. */
export interface FactoryEntry {
  /** The letters as stamped, in capitals. */
  readonly code: string;
  /** Best supported first. */
  readonly places: readonly (Place & {
    /** The lists that name it. */
    readonly sources: readonly ListId[];
  })[];
}

/** Options of `factory`. */
export interface FactoryOptions {
  /** The language of names and remarks, from `heatstamp/words/ja` or another; English by default. */
  readonly words?: CoreWords | undefined;
}

/**
 * Looks up a factory code.
 *
 * @returns undefined when the table does not have it
 * @throws RangeError if `words` are incomplete, or an option does not exist
 * @example
 * factory('sd')?.places.map(({ id, from }) => [id, from ?? 0]) // => [["US",1994],["FR",0],["JP",0]]
 */
export function factory(
  code: string,
  options: FactoryOptions | number = {},
): FactoryEntry | undefined {
  const words = coreWords(optionsOf(options, READ_OPTIONS).words);
  const facts = factories.get(prepare(code));
  if (!facts) return undefined;
  const places = facts.places.map((place) =>
    Object.freeze({ ...formatPlace(place, words), sources: place.sources }),
  );
  return Object.freeze({ code: facts.code, places: Object.freeze(places) });
}
