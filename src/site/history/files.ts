import { exportColumns } from '#words/history.ts';
import { csvCell } from '../../library/csv-cell.ts';
import { localDay } from '../../core/calendar.ts';
import { UNLISTED } from '../../text/details.ts';
import { saveFile } from '../lib/save-file.ts';
import type { HistoryEntry } from './entry.ts';
import { getEntries } from './store.ts';

/** Downloads what was said of each entry, and of one that has just left, as a table that the field reads again. */
export function exportFile(...more: readonly HistoryEntry[]): void {
  const name = `heatstamp-history-${localDay(new Date())}.csv`;
  saveFile(new File([historyCsv([...getEntries(), ...more])], name, { type: 'text/csv' }));
}

/** The entries as CSV (RFC 4180). */
export function historyCsv(entries: readonly HistoryEntry[]): string {
  const rows = entries.map(({ dateCode, itemName, label, line, bought, made }) => [
    dateCode,
    itemName,
    label,
    line === UNLISTED ? undefined : line,
    bought,
    made,
  ]);
  return [exportColumns, ...rows]
    .map((row) => `${row.map((cell = '') => csvCell(cell)).join(',')}\r\n`)
    .join('');
}
