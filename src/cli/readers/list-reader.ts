import { csvCell, withoutFormula } from '../../core/csv-cell.ts';
import type { RowReader } from '../process-rows.ts';

/** A line of a list, or an argument. */
export interface ListRow {
  /** Counts from 1. */
  readonly line: number;
  /** The line without its end. */
  readonly text: string;
}

/** A list as rows. Of several lists only the first is given `columns`, so that the CSV header comes once. */
export function listReader(
  chunks: RowReader<ListRow>['chunks'],
  columns: readonly string[] | undefined,
  file?: string,
): RowReader<ListRow> {
  const origin = file === undefined ? {} : { file };
  return {
    chunks,
    separator: ',',
    header: columns ? `${['input', ...columns].join(',')}\r\n` : '',
    inputOf: ({ text }) => text,
    labelOf: () => '',
    originOf: () => origin,
    toCsv: ({ text }, cells) =>
      cells === undefined ? '' : `${csvCell(withoutFormula(text))}${cells}\r\n`,
  };
}
