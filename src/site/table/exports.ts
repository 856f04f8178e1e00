import { tablePanel } from '#words/table.ts';
import { csvCell, separatedCell, withoutFormula } from '../../core/csv-cell.ts';
import { listing as words } from '#words/listing.ts';
import { CLAIM_COLUMNS, claimCells, codeCells, COLUMNS } from '../../library/columns.ts';
import type { CodeRow, CodeTable } from '../../text/rows.ts';
import { notesFor } from './notes.ts';
import { codeInRow, verdictFor } from './table.ts';

type Exported = Pick<CodeTable, 'columns' | 'rows'>;

/** The rows as CSV (RFC 4180): the columns of the command, after the number of the line and what was pasted. */
export function csvOf(table: Exported): string {
  return toDelimited(allColumns(table), ',', csvCell);
}

/** The same as tab-separated text, to be pasted into a spreadsheet. */
export function tsvOf(table: Exported): string {
  return toDelimited(allColumns(table), '\t', pastedCell);
}

/** What a seller needs beside the own columns, in words: code, date, country, verdict and note. */
export function sheetCopyOf({ columns, rows }: Exported): string {
  const { code, date, country, verdict } = tablePanel.columns;
  const isSheet = columns.length > 0;
  const head = [
    ...(isSheet ? headingsOf(columns) : []),
    code,
    date,
    country,
    verdict,
    tablePanel.notes,
  ];
  const records = rows.map((row) => {
    const { result } = row;
    return [
      ...(isSheet ? columns.map((_, index) => row.cells[index] ?? '') : []),
      codeInRow(row),
      result.isValid ? result.date : '',
      result.isValid ? result.country : '',
      verdictFor(row),
      notesFor(row),
    ];
  });
  return toDelimited([head, ...records], '\t', pastedCell);
}

/** The rows as JSON: each begins with its line, as that of the command does, and ends with what the seller claims. */
export function jsonOf({ columns, rows }: Exported): string {
  const headings = headingsOf(columns);
  const objects = rows.map(({ lineNumber, input, cells, result, sheet, styleNumbers }) => ({
    // The first keys fix their positions, the last ones their values.
    ...Object.assign({ lineNumber, input }, cells.length > 0 && { row: recordOf(headings, cells) }),
    ...result,
    input,
    ...(sheet &&
      sheet.checks.length > 0 && {
        checks: sheet.checks.map(({ claim, outcome, id, params, statement: { stated, rule } }) => ({
          ...{ claim, stated, outcome, rule, id, params },
        })),
      }),
    ...(styleNumbers.length > 0 && { styleNumbers }),
  }));
  return JSON.stringify(objects, null, 1);
}

function toDelimited(
  records: readonly (readonly string[])[],
  separator: string,
  cell: (text: string) => string,
): string {
  return records
    .map((cells) => `${cells.map((text) => cell(withoutFormula(text))).join(separator)}\r\n`)
    .join('');
}

/** A cell on one line. One that begins with a quotation mark is quoted: a spreadsheet would join it with the cells behind it. */
function pastedCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return line.startsWith('"') ? separatedCell(line, '\t') : line;
}

function allColumns({ columns, rows }: Exported): readonly (readonly string[])[] {
  const isSheet = columns.length > 0;
  const isListings = rows.some(({ found }) => found !== undefined);
  const names = [...COLUMNS.map(({ name }) => name), ...(isListings ? LISTING_COLUMNS : [])];
  // As in a table of the command, so that no name clashes with a column of the spreadsheet.
  const ours = isSheet ? names.map((name) => `heatstamp_${name}`) : names;
  const head = ['line_number', ...(isSheet ? headingsOf(columns) : ['input']), ...ours];
  const records = rows.map((row) => [
    String(row.lineNumber),
    ...(isSheet ? columns.map((_, index) => row.cells[index] ?? '') : [row.input]),
    ...codeCells(row.result, { checks: row.sheet?.checks ?? [], styleNumbers: row.styleNumbers }),
    ...(isListings ? listingCells(row) : []),
  ]);
  return [head, ...records];
}

/** The columns of the command for listings, which one line may be. */
const LISTING_COLUMNS = [
  ...['seller_label', 'seller_date', 'seller_line'],
  ...CLAIM_COLUMNS.map(({ name }) => name),
];

function listingCells({ claims, sheet }: CodeRow): readonly string[] {
  const stated = claims.map(({ claim }) => claim);
  const cells = [
    stated.flatMap((claim) => (claim.claim === 'label' ? claim.labels : [])),
    stated.flatMap((claim) =>
      claim.claim === 'made' && claim.isBound ? words.time(claim.time) : [],
    ),
    stated.flatMap((claim) => (claim.claim === 'line' ? claim.line.id : [])),
  ];
  return [...cells.map((values) => values.join('|')), ...claimCells(sheet?.checks ?? [])];
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
