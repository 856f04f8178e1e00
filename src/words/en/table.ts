import type { Standing } from '../../core/formats.ts';
import { NBSP, standingWords } from './result.ts';

/** How a row turned out: `doubtful` has a notice; `differs` contradicts the seller. */
export const OUTCOMES = ['read', 'doubtful', 'differs', 'unreadable'] as const;

/** The columns that the table can be sorted by, in their order. */
export const COLUMNS = ['line', 'code', 'date', 'country', 'label', 'standing'] as const;

/** How certain a reading is, best first; `place` is a documented date with a doubtful place. */
export const SURENESS = [
  'documented',
  'place',
  'unusual',
  'undocumented',
  'differs',
] as const satisfies readonly (Standing | 'place' | 'differs')[];

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
    line: 'Line',
    code: 'Code',
    date: 'Date',
    country: 'Country',
    label: 'Label',
    standing: 'How sure',
  },
  notes: 'Notes',
  /** Stands in for a missing code. */
  noCode: 'No code',
  blank: 'No code in this row.',
  worn: 'One character is unreadable. Open the code to see what it could be.',
  sureness: {
    ...standingWords,
    place: 'Place in doubt',
    differs: 'Doesn’t match',
    unreadable: 'Unreadable',
  },
  showMore: (rows: number, hidden: number) => `Show ${rows} of ${hidden} more`,
  readRest: (shown: number, others: number) =>
    `Showing the first ${formatCount(shown)} lines. Read the other ${formatCount(others)}`,
  copy: 'Copy table',
  copied: 'Table copied',
  notCopied: 'The table could not be copied. Download it instead.',
  csv: 'Download CSV',
  json: 'Download JSON',
  note: 'These codes aren’t saved to your history unless you open one.',
} as const;

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
