import { core } from '#words/core.ts';
import type { Place } from '../../core/places.ts';

/** ` until 1994`, ` from 1995`, ` (vintage)`, or nothing. */
export function whenOf(place: Place): string {
  const years = core.years(place);
  if (years !== '') return ` ${years}`;
  return place.note === 'vintage' ? ` (${core.notes.vintage.toLowerCase().replace('.', '')})` : '';
}
