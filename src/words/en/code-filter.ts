import { site } from '../config.ts';

/** The filter of the code index. */
export const filter = {
  label: 'Find a code or a country',
  placeholder: 'SD or Spain',
  clear: 'Clear the filter',
  /** Shown while the filter is empty. */
  idle: 'Select a code to copy it.',
  /** Announced after every change. */
  matches: (codes: number, headings: number) =>
    `${codes} ${codes === 1 ? 'code' : 'codes'} under ${headings} ${headings === 1 ? 'heading' : 'headings'}`,
  none: (query: string) =>
    `Nothing here matches “${query}”. ${site.brand} publishes no list, so a missing code proves nothing.`,
  /** Shown if the query is a whole code with its digits. */
  wholeCode: 'That’s a full date code.',
  read: (code: string) => `Read ${code}`,
} as const;

/** Shown after a click on a code. */
export const copiedToast = {
  title: 'Copied to Clipboard',
  description: (code: string) => `Factory code ${code} was copied.`,
} as const;

export const notCopiedToast = {
  title: 'Not copied',
  description: (code: string) =>
    `Your browser blocked copying. ${code} is selected, so you can copy it yourself.`,
} as const;
