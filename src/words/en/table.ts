import { NBSP } from './result.ts';

/** How a row turned out: `doubtful` has a doubt; `differs` contradicts the code. */
export const OUTCOMES = ['read', 'doubtful', 'differs', 'unreadable'] as const;

/** The columns that the table can be sorted by, in their order. */
export const COLUMNS = ['row', 'code', 'date', 'country', 'label', 'sureness'] as const;

/** The table of many codes. */
export const tablePanel = {
  title: 'Table of codes',
  /** `outcomes` counts the rows: `3 read, 1 doubtful`. */
  summary: (rows: string, outcomes: readonly string[]) => `${rows}: ${outcomes.join(', ')}.`,
  rows: (count: number) => (count === 1 ? `1${NBSP}row` : `${count}${NBSP}rows`),
  outcomeCounts: {
    read: (count: number) => `${count}${NBSP}read`,
    doubtful: (count: number) => `${count}${NBSP}doubtful`,
    differs: (count: number) =>
      `${count}${NBSP}${count === 1 ? 'doesn’t' : 'don’t'} match what was stated`,
    unreadable: (count: number) => `${count}${NBSP}unreadable`,
  },
  filters: {
    all: 'All',
    read: 'Read',
    doubtful: 'Doubtful',
    differs: 'Doesn’t match',
    unreadable: 'Unreadable',
  },
  /** The name of the group of filters, for screen readers. */
  filter: 'Rows to show',
  columns: {
    row: 'Row',
    code: 'Code',
    date: 'Date',
    country: 'Country',
    label: 'Label',
    sureness: 'How sure',
  },
  notes: 'Notes',
  /** Stands in for a missing code. */
  noCode: 'No code',
  blank: 'No code in this row.',
  worn: 'Worn: open it to see what it could be.',
  /** How sure a row is: its most serious doubt, or none. */
  sureness: {
    documented: 'Documented date',
    seller: 'Doesn’t match',
    label: 'Label doesn’t match',
    'too-early': 'Too early for the model',
    'after-end': 'Too late for the model',
    undocumented: 'Undocumented date',
    unusual: 'Unusual date',
    unlisted: 'Unlisted letters',
    'label-unconfirmed': 'Label unconfirmed',
    'look-alike': 'Letters easily misread',
    unreadable: 'Unreadable',
  },
  /** Stands above the table once, for all rows that do not match. */
  advice:
    'A row that doesn’t match is a reason to look closer, not proof of anything: repaired and relined bags can carry newer codes.',
  /** A column of a pasted spreadsheet that has no heading. */
  unnamedColumn: (number: number) => `Column ${number}`,
  showMore: (rows: number, hidden: number) => `Show ${rows} of ${hidden} more`,
  readRest: (shown: number, others: number) =>
    `Showing the first ${formatCount(shown)} lines. Read the other ${formatCount(others)}`,
  copy: 'Copy table',
  copied: 'Table copied',
  notCopied: 'The table could not be copied. Download it instead.',
  csv: 'Download CSV',
  json: 'Download JSON',
  note: 'A code here is saved to your history only when you open it.',
} as const;

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
