import { factsDate } from '../heatstamp.ts';
import { BadRows } from './bad-rows.ts';
import type { BufferedWriter } from './buffered-writer.ts';
import type { ExitStatus, FormatName } from './commands.ts';
import type { Io } from './io.ts';
import type { OutputOrigin } from './formatters/ndjson.ts';
import { withOutputs } from './outputs.ts';
import type { RowInput, RowOrigin, RowOutput } from './rows.ts';
import { Summary, type SummaryOptions } from './summary.ts';

/** One input: the arguments, a list or a table, as rows of one type. */
export interface RowReader<Row extends { readonly line: number }> {
  readonly chunks: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  /** The separator of its cells. */
  readonly separator: string;
  /** The CSV header, written before its first row. */
  readonly header: string;
  readonly inputOf: (row: Row) => string;
  /** The label that the row gives, or an empty string. */
  readonly labelOf: (row: Row) => string;
  /** The line or model that the row names, or an empty string. */
  readonly lineNameOf: (row: Row) => string;
  readonly originOf: (row: Row) => RowOrigin;
  /** The row as CSV with our cells after its own; without cells for a row that was skipped. */
  readonly toCsv: (row: Row, cells: string | undefined) => string;
}

/** Processes one row, in the format that the run writes. */
export type RowProcessor = (input: RowInput, separator: string) => RowOutput;

/** The options of every subcommand that processes rows. */
export interface RowOptions extends SummaryOptions {
  readonly format: FormatName;
  readonly skipBlank: boolean;
  /** Whether to disarm cells that a spreadsheet would run. */
  readonly isGuarded: boolean;
  /** The file for rows that can't be read. Undefined if the first of them ends the run. */
  readonly badRows: string | undefined;
}

/** Opens the inputs. Rows that can't be read are added to `badRows`. */
type OpenReaders<Row extends { readonly line: number }> = (
  badRows: BadRows,
) => Iterable<RowReader<Row>> | AsyncIterable<RowReader<Row>>;

/**
 * Processes all rows in order, until the input ends or the reader of the output goes away.
 *
 * @param inputs what the readers read, by path; `-` is standard input
 */
export async function processRows<Row extends { readonly line: number }>(
  inputs: readonly string[],
  open: OpenReaders<Row>,
  processRow: RowProcessor,
  options: RowOptions,
  io: Io,
): Promise<ExitStatus> {
  return withOutputs(options, inputs, io, (writer, badRowWriter) => {
    const badRows = new BadRows(badRowWriter, options.isGuarded);
    const summary = new Summary(options, io, badRows);
    return writeRows(open(badRows), processRow, options, { writer, badRows, summary });
  });
}

/** Where the results of a run go. */
interface Outputs {
  readonly writer: BufferedWriter;
  readonly badRows: BadRows;
  readonly summary: Summary;
}

async function writeRows<Row extends { readonly line: number }>(
  readers: Iterable<RowReader<Row>> | AsyncIterable<RowReader<Row>>,
  processRow: RowProcessor,
  { format, skipBlank }: RowOptions,
  { writer, badRows, summary }: Outputs,
): Promise<ExitStatus> {
  let isFirst = true;

  function isSkipped(input: string): boolean {
    return skipBlank && input.trim() === '';
  }

  function outputOf(row: Row, input: string, reader: RowReader<Row>): RowOutput {
    const [label, lineName] = [reader.labelOf(row), reader.lineNameOf(row)];
    return processRow({ line: row.line, input, label, lineName }, reader.separator);
  }

  function formatRow(row: Row, output: RowOutput, reader: RowReader<Row>): string {
    const { text } = output;
    if (format === 'csv') return reader.toCsv(row, text);
    if (format === 'ndjson') {
      const origin: OutputOrigin = {
        ...{ lineNumber: row.line, input: reader.inputOf(row) },
        ...{ ...reader.originOf(row), factsDate },
      };
      return `${JSON.stringify(origin).slice(0, -1)},${text.slice(1)}\n`;
    }
    const gap = isFirst ? '' : '\n';
    isFirst = false;
    return gap + text;
  }

  for await (const reader of readers) {
    if (format === 'csv') writer.add(reader.header);
    for await (const chunk of reader.chunks) {
      for (const row of chunk) {
        const input = reader.inputOf(row);
        if (isSkipped(input)) {
          if (format === 'csv') writer.add(reader.toCsv(row, undefined));
        } else {
          const output = outputOf(row, input, reader);
          summary.add(output.status);
          writer.add(formatRow(row, output, reader));
        }
        if (writer.isFull && !(await writer.flush())) return summary.finish();
      }
      await badRows.flush();
      // Flushed before the next chunk is requested, so that a live feed gets live results.
      if (!(await writer.flush())) return summary.finish();
      await summary.showProgress();
    }
  }
  await writer.flush();
  return summary.finish();
}
