import { listing as words } from '#words/listing.ts';
import { messages } from '#words/messages.ts';
import { tablePanel } from '#words/table.ts';
import type { Day } from '../../../core/calendar.ts';
import { csvCell, separatedCell, withoutFormula } from '../../../library/csv-cell.ts';
import { CLAIM_COLUMNS, claimCells, codeCells, COLUMNS } from '../../../library/columns.ts';
import type { InvalidResult, Result } from '../../../library/decode.ts';
import { answerFaded } from '../../../text/answer.ts';
import { listingLine } from '../../../text/messages.ts';
import type { CodeRow, CodeTable } from '../../../text/rows.ts';
import { site } from '../../../words/config.ts';
import { narrowed } from '../meaning.ts';
import { notesFor } from './notes.ts';
import { codeInRow, countryOf, verdictFor } from './table.ts';

type Exported = Pick<CodeTable, 'columns' | 'rows' | 'today'>;

/** The rows as CSV (RFC 4180): the columns of the command, after the number of the line and what was pasted. */
export function csvOf(table: Exported): string {
  return toDelimited(allColumns(table), ',', csvCell);
}

/**
 * What a seller needs beside the own columns, in words: code, date, country, verdict, note, and a line for the listing; under
 * headings only where there were some, so that every line lands on its row.
 */
export function spreadsheetCopyOf({ columns, rows, today }: Exported): string {
  const { code, date, country, verdict } = tablePanel.columns;
  const own = columns.map(({ heading }) => heading);
  const head = [
    ...own,
    ...[code, date, country, verdict, tablePanel.notes, tablePanel.line].map((heading) =>
      own.includes(heading) ? `${heading} (${site.name})` : heading,
    ),
  ];
  const records = rows.map((row) => {
    const { result } = row;
    const ours = [
      codeInRow(row),
      result.isValid ? result.date : '',
      countryOf(row),
      verdictFor(row),
      notesFor(row, today),
      lineFor(row),
    ];
    return [
      ...columns.map((_, index) => row.cells[index]?.trim() ?? ''),
      ...ours.map(withoutFormula),
    ];
  });
  const hasHeader = columns.some(({ heading }) => heading !== '');
  return toDelimited([...(hasHeader ? [head] : []), ...records], '\t', pastedCell);
}

/** The line for the listing of a row's item; empty where nothing reads. */
function lineFor({ result, sheet }: CodeRow): string {
  if (!result.isValid) return '';
  const checks = sheet?.checks ?? [];
  return listingLine(narrowed(result, checks), { checks }, messages);
}

function toDelimited(
  records: readonly (readonly string[])[],
  separator: string,
  cell: (text: string) => string,
): string {
  return records.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('');
}

/**
 * A cell on one line. One that begins with a quotation mark is quoted: a spreadsheet would join it with the cells behind
 * it.
 */
function pastedCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return line.startsWith('"') ? separatedCell(line, '\t') : line;
}

function allColumns({ columns, rows, today }: Exported): readonly (readonly string[])[] {
  const isSpreadsheet = columns.length > 0;
  const isListings = rows.some(({ found }) => found !== undefined);
  const names = [...COLUMNS.map(({ name }) => name), ...(isListings ? LISTING_COLUMNS : [])];
  // As in a table of the command, so that no name clashes with a column of the spreadsheet.
  const ours = isSpreadsheet ? names.map((name) => `heatstamp_${name}`) : names;
  const head = [
    'line_number',
    ...(isSpreadsheet ? columns.map(({ heading }) => heading) : ['input']),
    ...ours,
  ];
  const records = rows.map((row) => [
    String(row.lineNumber),
    // As in the command, the own cells of a sheet stay as they are.
    ...(isSpreadsheet
      ? columns.map((_, index) => row.cells[index]?.trim() ?? '')
      : [withoutFormula(row.input)]),
    ...[
      ...codeCells(resultOf(row, today), {
        checks: row.sheet?.checks ?? [],
        styleNumbers: row.styleNumbers,
      }),
      ...(isListings ? listingCells(row) : []),
    ].map(withoutFormula),
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

/**
 * The result of a row; for a worn code, and for words in place of a code, with what the page says of them under the id
 * that the command gives them.
 */
function resultOf(row: CodeRow, today: Day): Result | UnreadResult {
  const { result, outcome, claims } = row;
  if (result.isValid || result.errorCode === 'empty') return result;
  const reason = notesFor(row, today);
  const said = { ...result, error: reason, reason };
  if (outcome === 'no-code') {
    const isChip = claims.some(({ claim: { claim } }) => claim === 'chip');
    return { ...said, errorCode: isChip ? 'chip' : 'no-code' };
  }
  const worn = outcome === 'worn' ? answerFaded(result.code, result, today) : undefined;
  if (!worn) return result;
  const { isTooFaded, groups } = worn.faded;
  if (!isTooFaded && groups.length === 0) return said;
  return { ...said, errorCode: isTooFaded ? 'too-faded' : 'faded', suggestions: [], hints: [] };
}

/** A result that says more of a row without a code than the decoder does. */
interface UnreadResult extends Omit<InvalidResult, 'errorCode'> {
  readonly errorCode: 'faded' | 'too-faded' | 'no-code' | 'chip';
}
