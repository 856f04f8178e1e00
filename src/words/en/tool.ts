import type { Day } from '../../core/calendar.ts';
import { site } from '../config.ts';
import { core, dayText } from './core.ts';

/** The analysis card. */
export const card = {
  /** On a phone: puts into the field what was copied. */
  paste: 'Paste',
  label: 'Date code',
  placeholder: 'Date code',
  button: { long: 'AUTHENTICATE DATE CODE', short: 'AUTHENTICATE' },
  busy: { long: 'ANALYZING YOUR CODE...', short: 'ANALYZING...' },
  /** Shown while many lines are read. */
  progress: (read: number, all: number) => `${read} of ${all} lines read`,
} as const;

/** What stands below the field before there is an answer: in the HTML alone, no script has it. */
export const belowField = {
  examplesLabel: 'Try',
  examples: ['AR2126', 'SD1013', '8912 SL'],
  hint: 'Press Enter to authenticate instantly',
  noScript:
    'Reading a code needs JavaScript. Without it, a code you submit only ends up in the web address. The formats below show you how to read one by hand.',
  /** Where the page's script does not load. */
  missing:
    'The part of this page that reads codes hasn’t loaded. What you typed is still here, and the page will keep trying.',
  reload: 'Load the page again',
} as const;

/** A link to the page that shows where to find the stamp. */
export const whereLink = { label: 'Where to look', href: '/where-to-look' } as const;

/** A link to the page about bags without a code. */
export const noCodeLink = { label: 'No code in your bag?', href: '/no-code' } as const;

/** Names the tabs that a returning visitor sees, for screen readers. */
export const recentCodes = 'Your last codes';

export const blankToast = {
  title: core.errors.empty,
  description: `Enter a ${site.brand} date code to analyze`,
  links: [whereLink, noCodeLink],
} as const;

/** In place of an answer for which a part of the page did not load. */
export const partMissing = {
  title: 'Part of the page didn’t load',
  /** With a network, a new release has most likely replaced the part. */
  online: 'The page may have been updated since you opened it.',
  offline: 'Check your connection.',
  help: 'What you entered is still here, and we’ll read it as soon as that part loads.',
  /** In place of what such a part would show. */
  line: 'This part didn’t load.',
  retry: 'Try Again',
  reload: 'Load the page again',
} as const;

/** A long text that no reload will find again, because the tab's storage is full. */
export const notKeptToast = {
  title: 'This text is too long to keep',
  description:
    'The answer is here, but a reload or the back button will lose the text. Keep a copy.',
} as const;

/** Beside an answer, where the device's clock shows a day that is past. */
export const clockNote = (clock: Day, counted: Day): string =>
  `Your device’s clock says ${dayText(clock)}, which can’t be right. Codes are checked as of ${dayText(counted)}.`;

/** The label of the reset button of answers without a result. */
export const startOver = 'Start Over';
