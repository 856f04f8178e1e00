/**
 * How a row turned out: a code with nothing against it, in doubt or contradicted; a worn stamp; a missing code or a chip that
 * the seller speaks of; what is meant as a code and does not read; or a line that is not about a code.
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
