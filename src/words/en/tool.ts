import { site } from '../config.ts';
import { core } from './core.ts';

/** The analysis card. */
export const card = {
  label: 'Date code',
  placeholder: 'Date code',
  button: { long: 'AUTHENTICATE DATE CODE', short: 'AUTHENTICATE' },
  busy: { long: 'ANALYZING YOUR CODE...', short: 'ANALYZING...' },
  /** Shown while many lines are read. */
  progress: (read: number, all: number) => `${read} of ${all} lines read`,
  examplesLabel: 'Try',
  examples: ['AR2126', 'SD1013', '8912 SL'],
  hint: 'Press Enter to authenticate instantly',
  noScript:
    'Reading a code needs JavaScript, because it happens in your browser and nowhere else. The table of formats below tells how to read one by hand.',
} as const;

/** A link to the page that shows where to find the stamp. */
export const whereLink = { label: 'Where to look', href: '/where-to-look' } as const;

export const blankToast = {
  title: core.errors.empty,
  description: `Enter a ${site.brand} date code to analyze`,
  link: whereLink,
} as const;

/** Shown if a chunk that is loaded on demand does not arrive. */
export const partMissing = {
  title: 'A part of the page did not arrive',
  description: 'Check your connection and try again.',
} as const;

/** The label of the reset button of answers without a result. */
export const startOver = 'Start Over';
