import { csvCell, withoutFormula } from '../../library/csv-cell.ts';
import type { RowReader } from '../process-rows.ts';

/** A line of a list, or an argument. */
export interface ListRow {
  /** Counts from 1. */
  readonly line: number;
  /** The line without its end. */
  readonly text: string;
}

export interface ListOptions {
  /** The columns of its CSV header. */
  readonly columns: readonly string[];
  /** Whether to disarm input that a spreadsheet would run. */
  readonly isGuarded: boolean;
}

/** A list as rows. Of several lists only the first has a CSV header. */
export function listReader(
  chunks: RowReader<ListRow>['chunks'],
  { columns, isGuarded }: ListOptions,
  isFirst = true,
  file?: string,
): RowReader<ListRow> {
  const origin = file === undefined ? {} : { file };
  return {
    chunks,
    separator: ',',
    header: isFirst ? `${['input', ...columns].join(',')}\r\n` : '',
    inputOf: ({ text }) => text,
    labelOf: () => '',
    lineNameOf: () => '',
    originOf: () => origin,
    toCsv: ({ text }, cells) =>
      cells === undefined ? '' : `${csvCell(isGuarded ? withoutFormula(text) : text)}${cells}\r\n`,
  };
}
