import { type Place, yearsOf } from '../../core/index.ts';

/** ` until 1994`, ` from 1995`, ` (vintage)`, or nothing. */
export function whenOf(place: Place): string {
  const years = yearsOf(place);
  if (years !== '') return ` ${years}`;
  return place.note === 'Vintage.' ? ' (vintage)' : '';
}
