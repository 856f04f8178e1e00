import { type JSX, useState } from 'react';
import { tablePanel } from '#words/table.ts';
import type { CodeRow, CodeTable } from '../../../text/rows.ts';
import { copyWithToast } from '../../lib/toasts.ts';
import { saveFile } from '../../lib/browser.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import {
  countsOf,
  type Filter,
  type TableView,
  codeInRow,
  countryOf,
  verdictFor,
} from './table.ts';
import styles from './TablePanel.module.css';
import { listing as words } from '#words/listing.ts';
import { messages } from '#words/messages.ts';
import type { Day } from '../../../core/calendar.ts';
import { csvCell, separatedCell, withoutFormula } from '../../../library/csv-cell.ts';
import { CLAIM_COLUMNS, claimCells, codeCells, COLUMNS } from '../../../library/columns.ts';
import type { InvalidResult, Result } from '../../../library/decode.ts';
import { answerFaded } from '../../../text/answer.ts';
import { listingLine } from '../../../text/messages.ts';
import { site } from '../../../words/config.ts';
import { narrowed } from '../meaning.ts';
import { notesFor } from './notes.ts';

interface TableToolsProps {
  readonly table: CodeTable;
  /** All rows that are about a code. */
  readonly codes: readonly CodeRow[];
  /** The rows that are copied or saved, in the order of the visible ones. */
  readonly taken: readonly CodeRow[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** Filters the rows, and copies or saves them. */
export function TableTools({ table, codes, taken, view, onView }: TableToolsProps): JSX.Element {
  const counts = countsOf(codes);
  const filters: readonly (readonly [Exclude<Filter, 'look'>, number])[] = [
    ['all', codes.length],
    ...counts,
  ];
  // Under a filter the visitor says which rows are meant; in a sheet beside it they would land on the wrong lines.
  const [isAll, setAll] = useState(false);
  const exported = { ...table, rows: isAll ? table.rows : taken };
  const rows = tablePanel.rows(exported.rows.length);
  const copy = (text: (table: CodeTable) => string) => () =>
    void copyWithToast(
      text(exported),
      { title: tablePanel.copied(rows) },
      { title: tablePanel.notCopied },
    );
  const actions = [
    [tablePanel.copy, copy(spreadsheetCopyOf)],
    [
      tablePanel.csv,
      () => {
        saveFile(new File([csvOf(exported)], 'heatstamp.csv', { type: 'text/csv' }));
      },
    ],
  ] as const;
  return (
    <div className={styles.tools} data-screen-only>
      {counts.length > 1 && (
        <div role="group" className={styles.filters} aria-label={tablePanel.filter}>
          {filters.map(([filter, count]) => (
            <button
              key={filter}
              type="button"
              aria-pressed={view.filter === filter}
              data-outcome={filter}
              onClick={() => {
                onView({ ...view, filter });
              }}
            >
              <span>
                {tablePanel.filters[filter]} <small>{count}</small>
              </span>
            </button>
          ))}
        </div>
      )}
      <Disclosure look="button" show={tablePanel.take} className={styles.take}>
        <div>
          {view.filter !== 'all' && (
            <fieldset>
              <legend>{tablePanel.which}</legend>
              {[false, true].map((all) => (
                <label key={String(all)}>
                  <input
                    type="radio"
                    name="which-rows"
                    checked={isAll === all}
                    onChange={() => {
                      setAll(all);
                    }}
                  />
                  {all
                    ? tablePanel.allRows(table.rows.length)
                    : tablePanel.shownRows(tablePanel.rows(taken.length))}
                </label>
              ))}
            </fieldset>
          )}
          {actions.map(([label, onClick]) => (
            <button key={label} type="button" onClick={onClick}>
              {label} <small>{rows}</small>
            </button>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

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
