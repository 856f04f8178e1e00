import type { ExitStatus, FormatName } from './commands.ts';
import { withOutput } from './buffered-writer.ts';
import type { Io } from './io.ts';
import { type RowStatus, Summary, type SummaryOptions } from './summary.ts';

/** Where a row comes from, for NDJSON. */
export interface RowOrigin {
  /** The file, when there are several. */
  readonly file?: string;
  /** The cells of a table row, by column name. */
  readonly row?: Readonly<Record<string, string>>;
}

/** One input: the arguments, a list or a table, as rows of one type. */
export interface RowReader<Row extends { readonly line: number }> {
  readonly chunks: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  /** The separator of its cells. */
  readonly separator: string;
  /** The CSV header, written before its first row. */
  readonly header: string;
  readonly inputOf: (row: Row) => string;
  /** What the row says of the heat stamp, or an empty string. */
  readonly labelOf: (row: Row) => string;
  readonly originOf: (row: Row) => RowOrigin;
  /** The row as CSV with our cells behind its own; without cells, a row that was skipped. */
  readonly toCsv: (row: Row, cells: string | undefined) => string;
}

/** What a subcommand makes of a row, and how it formats the result. */
export interface RowProcessor<Result> {
  /** `line` counts from 1. */
  readonly processRow: (line: number, input: string, label: string) => Result;
  readonly statusOf: (result: Result) => RowStatus;
  readonly formatText: (result: Result) => string;
  /** The NDJSON object: `line` and `input` first, then the origin, then the rest. */
  readonly toObject: (result: Result, origin: RowOrigin) => object;
  /** The names of the columns it adds. */
  readonly columns: readonly string[];
  /** The cells it adds, each with the separator in front. */
  readonly formatCells: (result: Result, separator: string) => string;
}

/** The options of every subcommand that processes rows. */
export interface RowOptions extends SummaryOptions {
  readonly format: FormatName;
  readonly skipBlank: boolean;
}

/** Processes all rows in order, until the input ends or the reader of the output goes away. */
export async function processRows<Row extends { readonly line: number }, Result>(
  readers: Iterable<RowReader<Row>> | AsyncIterable<RowReader<Row>>,
  processor: RowProcessor<Result>,
  options: RowOptions,
  io: Io,
): Promise<ExitStatus> {
  const { format, skipBlank } = options;
  const { processRow, statusOf, formatText, toObject, formatCells } = processor;
  const summary = new Summary(options, io);
  let isFirst = true;

  function formatRow(row: Row, reader: RowReader<Row>): string {
    const input = reader.inputOf(row);
    if (skipBlank && input.trim() === '') {
      return format === 'csv' ? reader.toCsv(row, undefined) : '';
    }
    const result = processRow(row.line, input, reader.labelOf(row));
    summary.add(statusOf(result));
    if (format === 'csv') return reader.toCsv(row, formatCells(result, reader.separator));
    if (format === 'ndjson') return `${JSON.stringify(toObject(result, reader.originOf(row)))}\n`;
    const gap = isFirst ? '' : '\n';
    isFirst = false;
    return gap + formatText(result);
  }

  return withOutput(options.output, io, async (writer) => {
    for await (const reader of readers) {
      if (format === 'csv') writer.add(reader.header);
      for await (const chunk of reader.chunks) {
        for (const row of chunk) {
          writer.add(formatRow(row, reader));
          if (writer.isFull && !(await writer.flush())) return summary.finish();
        }
        // Flushed before the next chunk is requested, so that a live feed gets live results.
        if (!(await writer.flush())) return summary.finish();
        await summary.showProgress();
      }
    }
    await writer.flush();
    return summary.finish();
  });
}
