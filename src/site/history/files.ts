import { exportColumns } from '#words/history.ts';
import { csvCell } from '../../library/csv-cell.ts';
import { localDay } from '../../core/calendar.ts';
import { UNLISTED } from '../../text/details.ts';
import { saveFile } from '../lib/browser.ts';
import type { HistoryEntry, JudgedEntry } from './entry.ts';
import { getEntries } from './store.ts';

/** What an entry comes to; undefined where the script that tells is not there. */
type Judge = (entry: HistoryEntry) => JudgedEntry | undefined;

/** Downloads what was said and read of each entry, and of one that has just left, as a table that the field reads again. */
export function exportFile(judge?: Judge, ...more: readonly HistoryEntry[]): void {
  const name = `heatstamp-history-${localDay(new Date())}.csv`;
  saveFile(new File([historyCsv([...getEntries(), ...more], judge)], name, { type: 'text/csv' }));
}

/** The entries as CSV (RFC 4180). */
export function historyCsv(entries: readonly HistoryEntry[], judge?: Judge): string {
  const rows = entries.map((entry) => {
    const { dateCode, itemName, label, line, bought, made, result } = entry;
    const model = line === UNLISTED ? undefined : line;
    const judged = judge?.(entry);
    return [
      ...[dateCode, itemName, label, model, bought, made],
      ...[result.date, judged?.country ?? result.country, judged?.doubt],
    ];
  });
  return [exportColumns, ...rows]
    .map((row) => `${row.map((cell = '') => csvCell(cell)).join(',')}\r\n`)
    .join('');
}
