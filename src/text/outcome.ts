/**
 * The outcome of a row: a code with nothing against it, in doubt or contradicted; a worn stamp; a missing code or a chip that
 * the seller mentions; a text that is meant as a code but does not read; or a line that is not about a code.
 */
export const OUTCOMES = [
  'read',
  'doubtful',
  'differs',
  'worn',
  'no-code',
  'unreadable',
  'other',
] as const;

export type RowOutcome = (typeof OUTCOMES)[number];
