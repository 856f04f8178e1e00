import { NBSP } from '../pieces.ts';
import { quoted } from './text.ts';

/** The table of many codes. */
export const tablePanel = {
  title: 'Table of codes',
  /** The headline: how many codes, of which so many are doubtful, differ or can’t be read, and how much was left unread. */
  headline: (codes: number) => `${codes}${NBSP}codes`,
  /** Shows them. */
  toLookAt: (count: number) => `${count} to look at`,
  noneToLookAt: 'none to look at',
  /** Lines without a code that say something of a bag. */
  notCompared: (lines: number) => `${lines}${NBSP}${lines === 1 ? 'line' : 'lines'} not compared`,
  /** `outcomes` counts the rows: `3 read, 1 doubtful`, `others` the lines that are none; empty if there are none. */
  summary: (rows: string, outcomes: readonly string[], others: string) =>
    `${rows}: ${outcomes.join(', ')}.${others && ` Also ${others}.`}`,
  rows: (count: number) => (count === 1 ? `1${NBSP}row` : `${count}${NBSP}rows`),
  outcomeCounts: {
    read: (count: number) => `${count}${NBSP}read`,
    doubtful: (count: number) => `${count}${NBSP}doubtful`,
    differs: (count: number) =>
      `${count}${NBSP}${count === 1 ? 'doesn’t' : 'don’t'} match what was stated`,
    worn: (count: number) => `${count}${NBSP}worn`,
    'no-code': (count: number) => `${count}${NBSP}without a code`,
    unreadable: (count: number) => `${count}${NBSP}unreadable`,
    other: (count: number) => `${count}${NBSP}${count === 1 ? 'line' : 'lines'} not about a code`,
  },
  filters: {
    all: 'All',
    read: 'Read',
    doubtful: 'Doubtful',
    differs: 'Doesn’t match',
    worn: 'Worn',
    'no-code': 'No code',
    unreadable: 'Unreadable',
    other: 'Not about a code',
  },
  /** The name of the group of filters, for screen readers. */
  filter: 'Rows to show',
  columns: {
    row: 'Row',
    code: 'Code',
    date: 'Date',
    country: 'Country',
    label: 'Label',
    verdict: 'Verdict',
  },
  notes: 'Note',
  /** Stands in for a missing code. */
  noCode: 'No code',
  /** The verdict on a row where something found in a text doesn’t fit. */
  asks: (claim: string) => `Asks: ${claim.toLowerCase()}`,
  /** The verdict on an empty cell. */
  notGiven: 'No code given',
  /** The verdict on a row without a doubt, or without a code. */
  verdicts: {
    read: 'Documented date',
    worn: 'Worn',
    'no-code': 'Said to have no code',
    unreadable: 'Unreadable',
    other: 'Not about a code',
  },
  /** Opens the lines that make no claim. */
  others: (count: number) =>
    count === 1 ? '1 line that isn’t about a code' : `${count} lines that aren’t about a code`,
  /** Stands above the table once, for all rows that do not match. */
  advice:
    'A row that doesn’t match is a reason to look closer, not proof of anything: repaired and relined bags can carry newer codes.',
  /** Columns whose countries or dates nothing explains. */
  uncompared: (headings: readonly string[]) =>
    `Not compared: ${headings.map(quoted).join(', ')}. To compare a column, head it “Label”, “Bought” or “Year made”.`,
  /** A column of a pasted spreadsheet that has no heading. */
  unnamedColumn: (number: number) => `Column ${number}`,
  showMore: (rows: number, hidden: number) => `Show ${rows} of ${hidden} more`,
  readRest: (shown: number, others: number) =>
    `Showing the first ${formatCount(shown)} lines. Read the other ${formatCount(others)}`,
  /** Opens what can be copied or saved. */
  take: 'Copy',
  copy: 'Copy for my sheet',
  copied: (rows: string) => `${rows} copied`,
  notCopied: 'The table could not be copied. Download it instead.',
  csv: 'Download CSV',
  line: 'Line for the listing',
  /** Under a filter. */
  which: 'Which rows?',
  shownRows: (rows: string) => `${rows} shown`,
  allRows: (count: number) => `All ${count}`,
  note: 'A code here is saved to your history only when you open it.',
} as const;

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
