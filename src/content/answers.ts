import { MOST_UNREADABLE } from '../core/index.ts';

/** Above a result that was found in a longer text, or opened from a table or from possible readings. */
export const above = {
  found: (code: string) => `Found ${code} in what you pasted.`,
  back: { list: 'Back to the table', faded: 'Back to the possible readings' },
} as const;

/** The panel of a stamp with characters that can't be read. */
export const fadedPanel = {
  title: 'Possible readings',
  count: (codes: number, input: string) =>
    codes === 1 ? `${input} could be one code.` : `${input} could be ${codes} codes.`,
  none: (input: string) => `No code that we know fits ${input}.`,
  tooMany: `More than ${MOST_UNREADABLE} characters are missing, so it could be almost any code.`,
  narrow:
    'Most likely first. Light from the side, or a rubbing with paper and pencil, can bring back another character; the “made in” label rules out places.',
  reset: 'Start Over',
} as const;

export const fadedHint = 'Type ? for a character you can’t read, such as SD?013.';

/** The table of many codes. */
export const listPanel = {
  title: 'Table of codes',
  count: (all: number, read: number, doubtful: number, unreadable: number) =>
    `${all} rows: ${read} read, ${doubtful} doubtful, ${unreadable} unreadable.`,
  filterLabel: 'Show',
  filters: { all: 'All', read: 'Read', doubtful: 'Doubtful', unreadable: 'Unreadable' },
  columns: { line: 'Line', code: 'Code', date: 'Date', country: 'Location', standing: 'Standing' },
  doubt: 'Notes',
  unread: 'Unreadable',
  more: (rows: number) => `Show ${rows} more`,
  rest: (lines: number) => `The table ends here, at its limit. Read the other ${lines} lines`,
  copy: 'Copy table',
  copied: 'Table copied',
  notCopied: { title: 'The table could not be copied', description: 'Download it instead.' },
  csv: 'Download CSV',
  json: 'Download JSON',
  note: 'Nothing here enters the history, unless you open a code.',
  reset: 'Start Over',
} as const;
