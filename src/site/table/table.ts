import { COLUMNS, OUTCOMES, tablePanel } from '#words/table.ts';
import type { Result, ValidResult } from '../../heatstamp.ts';
import type { Label } from '../../label.ts';
import { ROWS_AT_ONCE } from '../lib/limits.ts';
import { assess, type Assessment } from '../listing/assessment.ts';
import type { ListingCheck } from '../listing/listing.ts';
import type { SheetColumn } from './spreadsheet.ts';

/** A pasted line, or one of the codes in it. */
export interface CodeRow {
  /** The line's number, from 1. Blank lines and the header of a spreadsheet are not counted. */
  readonly lineNumber: number;
  readonly input: string;
  /** The code as written in the line, if the line holds more than the code. */
  readonly codeText: string | undefined;
  readonly result: Result;
  readonly madeIn: Label | undefined;
  /** What else the line or the spreadsheet row claims, compared with the code. */
  readonly check: ListingCheck | undefined;
  /** The item's name in a spreadsheet row. */
  readonly name: string | undefined;
  /** The label in a spreadsheet row, as written there. */
  readonly label: string | undefined;
  /** All cells of a spreadsheet row. */
  readonly cells: readonly string[];
}

/** The answer to many codes at once. */
export interface CodeTable {
  readonly kind: 'list';
  /** The pasted text. */
  readonly input: string;
  /** The columns of a spreadsheet; none for any other text. */
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly CodeRow[];
  /** The lines beyond the limit, which can be read as the next table. */
  readonly rest: { readonly lines: number; readonly text: string };
}

/** A column that a table can be sorted by. */
export type Column = (typeof COLUMNS)[number];

/** Which rows show, in which order, and how many at most. */
export interface TableView {
  readonly column: Column;
  readonly isDescending: boolean;
  readonly filter: Outcome | 'all';
  readonly limit: number;
  /** The id of the row that was opened last. Coming back scrolls to it. */
  readonly openedRow?: string;
}

const DEFAULT_VIEW: TableView = {
  column: 'row',
  isDescending: false,
  filter: 'all',
  limit: ROWS_AT_ONCE,
};

/** Parses a saved view. It falls back to the default where another release saved something else. */
export function parseTableView(value: unknown): TableView {
  if (typeof value !== 'object' || value === null) return DEFAULT_VIEW;
  const view: { readonly [Key in keyof TableView]?: unknown } = value;
  const { isDescending, limit, openedRow } = view;
  return {
    column: COLUMNS.find((column) => column === view.column) ?? DEFAULT_VIEW.column,
    isDescending: isDescending === true,
    filter: OUTCOMES.find((outcome) => outcome === view.filter) ?? DEFAULT_VIEW.filter,
    limit: typeof limit === 'number' && limit > ROWS_AT_ONCE ? limit : ROWS_AT_ONCE,
    ...(typeof openedRow === 'string' && { openedRow }),
  };
}

/** How a row turned out. */
export type Outcome = (typeof OUTCOMES)[number];

/** How certain a row's reading is. */
export type Sureness = keyof typeof tablePanel.sureness;

/** The same assessment as that of the result which the row opens. */
function assessRow(result: ValidResult, { madeIn, check }: CodeRow): Assessment {
  return assess(result, { madeIn, check });
}

export function outcomeOf(row: CodeRow): Outcome {
  const { result } = row;
  return result.isValid ? OUTCOME_OF[assessRow(result, row).tone] : 'unreadable';
}

const OUTCOME_OF: Readonly<Record<Assessment['tone'], Outcome>> = {
  valid: 'read',
  doubtful: 'doubtful',
  conflict: 'differs',
};

export function surenessOf(row: CodeRow): Sureness {
  const { result } = row;
  if (!result.isValid) return 'unreadable';
  return assessRow(result, row).doubts[0] ?? 'documented';
}

/** The code of a row, or what to show in its place. */
export function codeOf({ input, result }: CodeRow): string {
  if (result.isValid) return result.code;
  return input.trim() === '' ? tablePanel.noCode : input;
}

/** The label as the seller wrote it. */
export function labelText({ check, label }: CodeRow): string | undefined {
  return check?.findings.find(({ claim }) => claim === 'label')?.sellerSays ?? label;
}

/** Identifies a row within its table. No line holds the same code twice. */
export function rowId(row: CodeRow): string {
  return `${row.lineNumber} ${codeOf(row)}`;
}

/** The number of rows by outcome, without outcomes that no row has. */
export function countsOf(rows: readonly CodeRow[]): readonly (readonly [Outcome, number])[] {
  const counts = new Map<Outcome, number>();
  for (const row of rows) counts.set(outcomeOf(row), (counts.get(outcomeOf(row)) ?? 0) + 1);
  return OUTCOMES.flatMap((outcome) => {
    const count = counts.get(outcome);
    return count === undefined ? [] : [[outcome, count] as const];
  });
}

/** A sentence that counts a table's rows by outcome. */
export function tableSummary({ rows }: CodeTable): string {
  const outcomes = countsOf(rows).map(([outcome, count]) =>
    tablePanel.outcomeCounts[outcome](count),
  );
  return tablePanel.summary(tablePanel.rows(rows.length), outcomes);
}
