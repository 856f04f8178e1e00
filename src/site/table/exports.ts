import { tablePanel } from '#words/table.ts';
import { csvCell, withoutFormula } from '../../core/csv-cell.ts';
import { lineOf } from '../../label.ts';
import { codeCells, COLUMNS } from '../../library/columns.ts';
import type { CodeRow, CodeTable } from './table.ts';

type Exported = Pick<CodeTable, 'columns' | 'rows'>;

/** The rows as CSV (RFC 4180): the columns of the command, after the number of the line and what was pasted. */
export function csvOf(table: Exported): string {
  return toDelimited(table, ',', csvCell);
}

/** The same as tab-separated text, to be pasted into a spreadsheet. */
export function tsvOf(table: Exported): string {
  return toDelimited(table, '\t', (text) => text.replace(/[\t\r\n]+/g, ' '));
}

/** The rows as JSON: each begins with its line, as that of the command does, and ends with the seller's claims. */
export function jsonOf({ columns, rows }: Exported): string {
  const headings = headingsOf(columns);
  const objects = rows.map(({ lineNumber: line, input, cells, result, check }) => ({
    // The first keys fix their positions, the last ones their values.
    ...Object.assign({ line, input }, cells.length > 0 && { row: recordOf(headings, cells) }),
    ...result,
    input,
    ...check,
  }));
  return JSON.stringify(objects, null, 1);
}

function toDelimited(
  { columns, rows }: Exported,
  separator: string,
  cell: (text: string) => string,
): string {
  const isSheet = columns.length > 0;
  const isListings = rows.some(({ codeText }) => codeText !== undefined);
  const names = [...COLUMNS.map(({ name }) => name), ...(isListings ? LISTING_COLUMNS : [])];
  // As in a table of the command, so that no name clashes with a column of the spreadsheet.
  const ours = isSheet ? names.map((name) => `heatstamp_${name}`) : names;
  const head = ['line_number', ...(isSheet ? headingsOf(columns) : ['input']), ...ours];
  const records = rows.map((row) => {
    const pasted = isSheet ? columns.map((_, index) => row.cells[index] ?? '') : [row.input];
    return [
      String(row.lineNumber),
      ...pasted,
      ...codeCells(row.result, row.check ?? NOTHING),
      ...(isListings ? listingCells(row) : []),
    ].map(withoutFormula);
  });
  return [head.map(withoutFormula), ...records]
    .map((cells) => `${cells.map(cell).join(separator)}\r\n`)
    .join('');
}

const NOTHING = { findings: [], styleNumbers: [] };

/** The columns of the command for listings, which one line may be. */
const LISTING_COLUMNS = ['seller_label', 'seller_date', 'date_check', 'seller_line'] as const;

function listingCells({ madeIn, check = NOTHING }: CodeRow): readonly string[] {
  const said = (claim: string) => check.findings.filter((finding) => finding.claim === claim);
  const cells = [
    madeIn === undefined ? [] : [madeIn],
    said('date').map(({ sellerSays }) => sellerSays),
    said('date').map(({ verdict }) => verdict),
    said('line').map(({ sellerSays }) => lineOf(sellerSays)?.id ?? sellerSays),
  ];
  return cells.map((values) => values.join('|'));
}

function headingsOf(columns: Exported['columns']): readonly string[] {
  return columns.map(({ heading }, index) => heading || tablePanel.unnamedColumn(index + 1));
}

function recordOf(
  headings: readonly string[],
  cells: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? '']));
}
