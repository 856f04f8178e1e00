import { BRAND } from './brand.ts';

/** The words of every error. A code without words does not compile. */
export const ERRORS = {
  empty: 'Please enter a date code',
  'unknown-pattern': `This format doesn't match any known ${BRAND} date code pattern. Please check your input.`,
  'invalid-week': 'Invalid week number (must be 1-53)',
  'invalid-month': 'Invalid month number (must be 1-12)',
  'unknown-factory': 'Unknown factory location code',
  'future-date': 'Manufacturing date cannot be in the future - this indicates a counterfeit item',
} as const;

export type ErrorCode = keyof typeof ERRORS;
