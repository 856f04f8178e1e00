import { ITEM_NAME_LENGTH } from '../lib/limits.ts';

export function isTooLong(name: string): boolean {
  return name.length > ITEM_NAME_LENGTH;
}

/** A name that ends in an ellipsis where it was too long. Undefined stays undefined. */
export function shortened(name: string | undefined): string | undefined {
  if (name === undefined || !isTooLong(name)) return name;
  // An emoji is not cut in half.
  const start = name.slice(0, ITEM_NAME_LENGTH - 1).replace(/\p{Surrogate}$/u, '');
  return `${start.trimEnd()}…`;
}
