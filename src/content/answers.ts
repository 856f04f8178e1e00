import { MOST_UNREADABLE } from '../core/index.ts';

/** Above a result that was found in a longer text, or opened from a table or from possible readings. */
export const above = {
  found: (code: string) => `Found ${code} in what you pasted.`,
  back: { list: 'Back to the table', faded: 'Back to the possible readings' },
} as const;

export const startOver = 'Start Over';

/** The panel of a stamp with characters that can't be read. */
export const fadedPanel = {
  title: 'Possible readings',
  count: (codes: number, input: string) =>
    `${input} could be ${codes === 1 ? 'one code' : `${codes} codes`}.`,
  none: (input: string) => `No code that we know fits ${input}.`,
  tooMany: `More than ${MOST_UNREADABLE} characters are missing, so it could be almost any code.`,
  narrow:
    'Most likely first. Light from the side can bring back another character; the “made in” label rules out places.',
} as const;

export const fadedHint = 'Type ? for a character you can’t read, such as SD?013.';

/** How a row of the table counts: `doubtful` reads, with a notice. The page capitalizes these. */
export const OUTCOMES = ['read', 'doubtful', 'unreadable'] as const;

/** What the table can be sorted by, in the order of its columns. The page capitalizes these. */
export const COLUMNS = ['line', 'code', 'date', 'country', 'standing'] as const;

/** The table of many codes. */
export const listPanel = {
  title: 'Table of codes',
  /** `outcomes` counts the rows that are read, doubtful and unreadable, in these words. */
  count: (all: number, outcomes: string) => `${all} rows: ${outcomes}.`,
  all: 'all',
  notes: 'notes',
  region: 'Rows',
  more: (rows: number, hidden: number) => `Show ${rows} of ${hidden} more`,
  rest: (lines: number) => `The table is full. Read the other ${lines} lines`,
  copy: 'Copy table',
  copied: 'Table copied',
  notCopied: 'The table could not be copied. Download it instead.',
  csv: 'Download CSV',
  json: 'Download JSON',
  note: 'Nothing here enters the history, unless you open a code.',
} as const;
