import { tablePanel } from '#words/table.ts';
import { checkSheet } from '#words/check-sheet.ts';
import { doubtTitles, tabTitleFor } from '#words/result.ts';
import type { Tone } from '../../../text/checks.ts';
import { type CodeRow, type CodeTable, OUTCOMES, type RowOutcome } from '../../../text/rows.ts';
import { narrowed } from '../meaning.ts';
import { ROWS_AT_ONCE } from '../../lib/limits.ts';
import { core } from '#words/core.ts';

/** The columns that a table can be sorted by, in their order. */
export const SORTABLE = ['row', 'code', 'date', 'country', 'label', 'verdict'] as const;

export type Column = (typeof SORTABLE)[number];

/** All rows, those to look at, or those of one outcome. */
export type Filter = RowOutcome | 'all' | 'look';

/** Which rows show, in which order, and how many at most. */
export interface TableView {
  /** Undefined as long as the visitor has not sorted: what is to look at stands first. */
  readonly column: Column | undefined;
  readonly isDescending: boolean;
  readonly filter: Filter;
  readonly limit: number;
  /** The id of the row that was opened last. Coming back scrolls to it. */
  readonly openedRow?: string;
}

const DEFAULT_VIEW: TableView = {
  column: undefined,
  isDescending: false,
  filter: 'all',
  limit: ROWS_AT_ONCE,
};

const FILTERS: readonly Filter[] = ['all', 'look', ...OUTCOMES];

/** Parses a saved view. It falls back to the default where another release saved something else. */
export function parseTableView(value: unknown): TableView {
  if (typeof value !== 'object' || value === null) return DEFAULT_VIEW;
  const view: { readonly [Key in keyof TableView]?: unknown } = value;
  const { isDescending, limit, openedRow } = view;
  return {
    column: SORTABLE.find((column) => column === view.column) ?? DEFAULT_VIEW.column,
    isDescending: isDescending === true,
    filter: FILTERS.find((filter) => filter === view.filter) ?? DEFAULT_VIEW.filter,
    limit: typeof limit === 'number' && limit > ROWS_AT_ONCE ? limit : ROWS_AT_ONCE,
    ...(typeof openedRow === 'string' && { openedRow }),
  };
}

/** The rows that are about a code, and the lines that are not. */
export function partition({ rows }: Pick<CodeTable, 'rows'>): {
  readonly codes: readonly CodeRow[];
  readonly others: readonly CodeRow[];
} {
  return {
    codes: rows.filter(({ outcome }) => outcome !== 'other'),
    others: rows.filter(({ outcome }) => outcome === 'other'),
  };
}

/** The verdict on a row in words: its most serious doubt, or how it turned out. */
export function verdictFor({ input, outcome, sheet }: CodeRow): string {
  const [first] = sheet?.doubts ?? [];
  if (first?.id === 'asks' && first.check)
    return tablePanel.asks(checkSheet.claims[first.check.claim]);
  if (first) return capitalized(doubtTitles[first.id]);
  if (input.trim() === '') return tablePanel.notGiven;
  return outcome === 'doubtful' || outcome === 'differs' ? '' : tablePanel.verdicts[outcome];
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The code of a row, or what to show in its place. */
export function codeInRow({ input, result, found }: CodeRow): string {
  if (result.isValid) return result.code;
  return input.trim() === '' ? tablePanel.noCode : (found?.text ?? input);
}

/** What stands beside the code of a row: the name of the item, or its line without the number that the row has already. */
export function besideCode({ name, found, input, lineNumber }: CodeRow): string {
  if (name !== undefined || found === undefined) return name ?? '';
  const number = String(lineNumber);
  const line = input.startsWith(`${number} `) ? input.slice(number.length + 1) : input;
  return line === found.text ? '' : line;
}

/** The label as the seller wrote it. */
export function labelText({ claims, label }: CodeRow): string | undefined {
  return claims.find(({ claim }) => claim.claim === 'label')?.stated ?? label;
}

/** What a row looks like: as its item does anywhere else, or that it can't be read. */
export function toneOfRow({ outcome, sheet }: CodeRow): Tone | 'invalid' {
  return sheet?.tone ?? (outcome === 'unreadable' ? 'invalid' : 'open');
}

/** Whether a row asks to be looked at. */
export function isToLookAt(row: CodeRow): boolean {
  return ['doubtful', 'conflict', 'invalid'].includes(toneOfRow(row)) || row.outcome === 'worn';
}

/** Whether a row shows under a filter. */
export function isShown(row: CodeRow, filter: Filter): boolean {
  return filter === 'all' || (filter === 'look' ? isToLookAt(row) : row.outcome === filter);
}

/** How many lines without a code claim something of a bag, which was compared with nothing. */
export function countUncompared(others: readonly CodeRow[]): number {
  return others.filter(({ claims }) => claims.some(({ claim }) => claim.claim !== 'line')).length;
}

/** Identifies a row within its table. No line holds the same code twice. */
export function rowId(row: CodeRow): string {
  return `${row.lineNumber} ${codeInRow(row)}`;
}

/** The number of rows by outcome, without outcomes that no row has. */
export function countsOf(rows: readonly CodeRow[]): readonly (readonly [RowOutcome, number])[] {
  const counts = new Map<RowOutcome, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return OUTCOMES.flatMap((outcome) => {
    const count = counts.get(outcome);
    return count === undefined ? [] : [[outcome, count] as const];
  });
}

/** A sentence that counts a table's rows by outcome, and behind them the lines that are not about a code. */
export function tableSummary(table: CodeTable): string {
  const { codes, others } = partition(table);
  const { outcomeCounts, rows, summary } = tablePanel;
  const outcomes = countsOf(codes).map(([outcome, count]) => outcomeCounts[outcome](count));
  return summary(
    rows(codes.length),
    outcomes,
    others.length === 0 ? '' : outcomeCounts.other(others.length),
  );
}

/** The title of the browser's tab while a table shows. */
export function tableTitle(table: CodeTable): string {
  return tabTitleFor(tablePanel.title, tablePanel.rows(partition(table).codes.length));
}

/** Where a row's item was made: by its label, where that agrees with the code; empty where nothing reads. */
export function countryOf({ result, sheet }: CodeRow): string {
  return result.isValid ? narrowed(result, sheet?.checks ?? []).country : '';
}

/** How doubtful rows are: conflicts first, in the order of their titles. */
const SERIOUSNESS = Object.keys(doubtTitles);

/** The alphabet of the page: names of countries are in its language. */
const { compare } = new Intl.Collator(core.language);

/**
 * Sorts rows by a column; without one, what is to look at comes first. Rows without a code come last, except by verdict, which begins with what is doubtful. Equal rows
 * keep the order of their lines.
 */
export function sortRows(
  rows: readonly CodeRow[],
  column: Column | undefined,
  isDescending: boolean,
): readonly CodeRow[] {
  if (column === undefined) {
    return [true, false].flatMap((isFirst) => rows.filter((row) => isToLookAt(row) === isFirst));
  }
  if (column === 'row') return isDescending ? rows.toReversed() : rows;
  const sign = isDescending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: sortKey(row, column) }));
  const [first, last] = [true, false].map((isFirst) =>
    keyed.filter(({ row }) => isSorted(row, column) === isFirst),
  );
  first?.sort((a, b) => sign * compareKeys(a.key, b.key));
  return [...(first ?? []), ...(last ?? [])].map(({ row }) => row);
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}

function sortKey(row: CodeRow, column: Exclude<Column, 'row'>): string | number {
  const { result, claims, sheet, outcome } = row;
  if (column === 'verdict') return seriousness(sheet?.doubts[0]?.id, outcome);
  if (column === 'label') {
    const label = claims.map(({ claim }) => claim).find((claim) => claim.claim === 'label');
    return label?.labels.join(' ') ?? '';
  }
  if (!result.isValid) return '';
  return column === 'date' ? result.interval.from : result[column];
}

/** By verdict all rows are sorted but the lines that are not about a code, by any other column those with a code. */
function isSorted({ result, outcome }: CodeRow, column: Column): boolean {
  return column === 'verdict' ? outcome !== 'other' : result.isValid;
}

/** The worst is the least, so that a first click on the heading brings it to the top. */
function seriousness(doubt: string | undefined, outcome: CodeRow['outcome']): number {
  if (doubt !== undefined) return SERIOUSNESS.indexOf(doubt);
  // What does not read is worth a look, too; what reads without a doubt comes last.
  return (
    SERIOUSNESS.length +
    (outcome === 'read' ? OUTCOMES.length : OUTCOMES.length - OUTCOMES.indexOf(outcome))
  );
}
