import { core } from '#words/core.ts';
import { typeset } from '#words/result.ts';
import { COLUMNS, OUTCOMES, type SURENESS, tablePanel } from '#words/table.ts';
import { isStyleNumber, type Label, type Result } from '../../heatstamp.ts';
import { isFaded } from '../../core/faded.ts';
import { ROWS_AT_ONCE } from '../lib/limits.ts';
import { hasContradiction, isContradiction, type ListingCheck } from '../listing/listing.ts';

/** A pasted line, or one of the codes in it. */
export interface CodeRow {
  /** The line's number, from 1. Blank lines and the header of a spreadsheet are not counted. */
  readonly line: number;
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
}

/** The answer to many codes at once. */
export interface CodeTable {
  readonly kind: 'list';
  /** The pasted text. */
  readonly input: string;
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
  column: 'line',
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
export type Sureness = (typeof SURENESS)[number];

export function outcomeOf({ result, check }: CodeRow): Outcome {
  if (!result.isValid) return 'unreadable';
  if (hasContradiction(check)) return 'differs';
  return result.notices.length > 0 || hasUncertainLabel(check) ? 'doubtful' : 'read';
}

/** Whether the label names a place that only an unsourced list has. */
function hasUncertainLabel(check: ListingCheck | undefined): boolean {
  return check?.findings.some(({ verdict }) => verdict === 'possible') ?? false;
}

/** How certain a row's reading is; undefined if it has none. */
export function surenessOf(row: CodeRow): Sureness | undefined {
  const { result } = row;
  if (!result.isValid) return undefined;
  const outcome = outcomeOf(row);
  if (outcome === 'differs') return outcome;
  const isPlaceDoubtful = result.standing === 'documented' && outcome === 'doubtful';
  return isPlaceDoubtful ? 'place' : result.standing;
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
  return `${row.line} ${codeOf(row)}`;
}

/** The notes on a row, in one text. */
export function notesFor({ result, check }: CodeRow): string {
  if (!result.isValid) {
    if (result.errorCode === 'empty') return tablePanel.blank;
    if (isFaded(result.code)) return tablePanel.worn;
    return isStyleNumber(result.code) ? core.styleNumber : typeset(result.error);
  }
  const findings = check?.findings.filter(
    (finding) => isContradiction(finding) || finding.verdict === 'possible',
  );
  return [...(findings ?? []), ...result.notices].map(({ text }) => text).join(' ');
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
