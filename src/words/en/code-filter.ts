import { site } from '../config.ts';

/** The field that narrows the guide. */
export const filter = {
  label: 'Find a code or a country',
  placeholder: 'SD or Spain',
  clear: 'Clear the filter',
  /** Said while nothing is looked for. */
  idle: 'Select a code to copy it.',
  /** Said politely after every change. */
  matches: (codes: number, headings: number) =>
    `${codes} ${codes === 1 ? 'code' : 'codes'} under ${headings} ${headings === 1 ? 'heading' : 'headings'}`,
  none: (query: string) =>
    `Nothing here matches “${query}”. ${site.brand} publishes no list, so a missing code proves nothing.`,
  /** For who types a code as it is stamped, digits and all. */
  wholeCode: (code: string) => `${code} is a whole date code.`,
  read: (code: string) => `Read ${code}`,
} as const;

/** After a click on a code of the guide. */
export const copiedToast = {
  title: 'Copied to Clipboard',
  description: (code: string) => `Factory code ${code} was copied.`,
} as const;

export const notCopiedToast = {
  title: 'Not copied',
  description: (code: string) =>
    `Your browser keeps the clipboard closed. ${code} is selected: copy it by hand.`,
} as const;
