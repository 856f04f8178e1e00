/** Whether everything is tried that can be: `npm run test:long` repeats faults and lines that `npm test` tries a few of. */
export const isLong = process.env.LONG === '1';

/**
 * How often something is repeated.
 * @example times(6, 24) // 6 in `npm test`, 24 in `npm run test:long`
 */
export function times(short: number, long: number): number {
  return isLong ? long : short;
}
