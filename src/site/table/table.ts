import { core } from '#words/core.ts';
import { COLUMNS, listPanel, OUTCOMES, type SURENESS } from '#words/table.ts';
import { isStyleNumber, type Label, type Result } from '../../heatstamp.ts';
import { isFaded } from '../../core/faded.ts';
import { ROWS_AT_ONCE } from '../lib/limits.ts';
import { isContradicted, isDifferent, type ListingCheck } from '../listing/listing.ts';

/** A line of what was pasted, or one of the codes in it. */
export interface Row {
  /** Counted from 1; blank ones and the header of a spreadsheet are left out. */
  readonly line: number;
  readonly input: string;
  /** The code as it stands in the line, where the line is more than that. */
  readonly found: string | undefined;
  readonly result: Result;
  readonly madeIn: Label | undefined;
  /** What the line, or the row of a spreadsheet, says besides, and what the code says to it. */
  readonly check: ListingCheck | undefined;
  /** What the row of a spreadsheet calls the item. */
  readonly name: string | undefined;
  /** What it says the label says, as it stands there. */
  readonly label: string | undefined;
}

/** Many codes at once. */
export interface List {
  readonly kind: 'list';
  /** What was pasted. */
  readonly input: string;
  readonly rows: readonly Row[];
  /** What lies beyond the limit, to be read as the next table. */
  readonly rest: { readonly lines: number; readonly text: string };
}

/** What a table can be sorted by. */
export type Column = (typeof COLUMNS)[number];

/** Which rows show, in which order, and how many at most. */
export interface TableView {
  readonly column: Column;
  readonly isDescending: boolean;
  readonly only: Outcome | 'all';
  readonly most: number;
  /** The row that was opened last, by its id: coming back leads there. */
  readonly opened?: string;
}

const FIRST_VIEW: TableView = {
  column: 'line',
  isDescending: false,
  only: 'all',
  most: ROWS_AT_ONCE,
};

/** How a table was left, if that is what was noted: another release may have had other columns. */
export function viewIn(noted: unknown): TableView {
  if (typeof noted !== 'object' || noted === null) return FIRST_VIEW;
  const view: { readonly [Key in keyof TableView]?: unknown } = noted;
  const { isDescending, most, opened } = view;
  return {
    column: COLUMNS.find((column) => column === view.column) ?? FIRST_VIEW.column,
    isDescending: isDescending === true,
    only: OUTCOMES.find((outcome) => outcome === view.only) ?? FIRST_VIEW.only,
    most: typeof most === 'number' && most > ROWS_AT_ONCE ? most : ROWS_AT_ONCE,
    ...(typeof opened === 'string' && { opened }),
  };
}

/** How a row came out, in one word. */
export type Outcome = (typeof OUTCOMES)[number];

/** How sure it is what a row says. */
export type Sureness = (typeof SURENESS)[number];

export function outcomeOf({ result, check }: Row): Outcome {
  if (!result.isValid) return 'unreadable';
  if (isContradicted(check)) return 'differs';
  return result.notices.length > 0 || isUnsure(check) ? 'doubtful' : 'read';
}

/** Whether a label names a place that only an unsourced list has. */
function isUnsure(check: ListingCheck | undefined): boolean {
  return check?.findings.some(({ verdict }) => verdict === 'possible') ?? false;
}

/** How sure a row is; undefined where nothing was read. */
export function surenessOf(row: Row): Sureness | undefined {
  const { result } = row;
  if (!result.isValid) return undefined;
  const outcome = outcomeOf(row);
  if (outcome === 'differs') return outcome;
  const isPlace = result.standing === 'documented' && outcome === 'doubtful';
  return isPlace ? 'place' : result.standing;
}

/** The code of a row, or what stands in its place. */
export function codeOf({ input, result }: Row): string {
  if (result.isValid) return result.code;
  return input.trim() === '' ? listPanel.noCode : input;
}

/** What the label says, as a seller has it. */
export function labelSaid({ check, label }: Row): string | undefined {
  return check?.findings.find(({ claim }) => claim === 'label')?.sellerSays ?? label;
}

/** Tells the rows of a table apart: a line holds each code once. */
export function idOf(row: Row): string {
  return `${row.line} ${codeOf(row)}`;
}

/** What there is to say about a row. */
export function notesOn({ result, check }: Row): string {
  if (!result.isValid) {
    if (result.errorCode === 'empty') return listPanel.blank;
    if (isFaded(result.code)) return listPanel.worn;
    return isStyleNumber(result.code) ? core.styleNumber : result.error;
  }
  const telling = check?.findings.filter(
    (each) => isDifferent(each) || each.verdict === 'possible',
  );
  return [...(telling ?? []), ...result.notices].map(({ text }) => text).join(' ');
}

/** How many rows came out which way; what none did is left out. */
export function countsOf(rows: readonly Row[]): readonly (readonly [Outcome, number])[] {
  const counts = new Map<Outcome, number>();
  for (const row of rows) counts.set(outcomeOf(row), (counts.get(outcomeOf(row)) ?? 0) + 1);
  return OUTCOMES.flatMap((outcome) => {
    const count = counts.get(outcome);
    return count === undefined ? [] : [[outcome, count] as const];
  });
}

/** How the rows of a table came out, in words. */
export function listWords({ rows }: List): string {
  const outcomes = countsOf(rows).map(([outcome, count]) => listPanel.outcome[outcome](count));
  return listPanel.said(listPanel.rows(rows.length), outcomes);
}
