import type { Role } from '../../heatstamp.ts';

/** What a part of the stamp is about: week and month are one, because no code has both. */
export type Part = 'factory' | 'count' | 'year';

export function partOf(role: Role): Part {
  return role === 'week' || role === 'month' ? 'count' : role;
}
