import { BadRows } from './bad-rows.ts';
import type { BufferedWriter } from './buffered-writer.ts';
import { isBlank } from './cell-text.ts';
import type { ExitStatus, FormatName, Guard } from './commands.ts';
import { Bug, CommandError, type Io } from './io.ts';
import { withOutputs } from './outputs.ts';
import type { Answer, Answerer, Asked, Source, SourceRecord } from './records.ts';
import { remembered } from './remembered.ts';
import { Summary, type SummaryOptions } from './summary.ts';
import { csvWriter } from './writers/csv-writer.ts';
import { textWriter, type Writer } from './writers/writer.ts';
import { factsDate } from '../heatstamp.ts';
import { uniqueNames } from './readers/column-names.ts';

/** The options of every subcommand that processes rows. */
export interface RowOptions extends SummaryOptions {
  readonly format: FormatName;
  readonly skipBlank: boolean;
  readonly guard: Guard;
  /** Whether CSV begins with a byte order mark. */
  readonly hasMark: boolean;
  /** The fields of an answer in NDJSON; undefined for all. */
  readonly fields: readonly string[] | undefined;
  /** The columns to add to CSV. */
  readonly addedColumns: readonly string[];
  /** What their names begin with in a table. */
  readonly prefix: string;
  /** Whether to overwrite our columns that the table already has. */
  readonly isReplacing: boolean;
  /** The file for rows that can't be read. Undefined if the first of them ends the run. */
  readonly badRows: string | undefined;
}

/** Opens the inputs. Rows that can't be read are added to `badRows`. */
type OpenSources = (badRows: BadRows) => Iterable<Source> | AsyncIterable<Source>;

/**
 * Answers all records in order, until the input ends or the reader of the output goes away.
 *
 * @param inputs what the sources read, by path; `-` is standard input
 */
export async function processRows(
  inputs: readonly string[],
  open: OpenSources,
  answer: Answerer,
  options: RowOptions,
  io: Io,
): Promise<ExitStatus> {
  return withOutputs(options, inputs, io, (output, badRowOutput) => {
    const badRows = new BadRows(badRowOutput, options.guard);
    const summary = new Summary(options, io, badRows);
    const writer = writerFor(options, inputs.length > 1);
    return writeRows(open(badRows), answer, writer, options, { output, badRows, summary });
  });
}

function writerFor(options: RowOptions, hasSeveralFiles: boolean): Writer {
  const { format, addedColumns, prefix, isReplacing } = options;
  if (format === 'text') return textWriter();
  if (format === 'csv') return csvWriter(options);
  const replaced = isReplacing ? addedColumns.map((name) => prefix + name) : [];
  return jsonWriter({ hasSeveralFiles, replaced });
}

/** Where the results of a run go. */
interface Outputs {
  readonly output: BufferedWriter;
  readonly badRows: BadRows;
  readonly summary: Summary;
}

async function writeRows(
  sources: Iterable<Source> | AsyncIterable<Source>,
  answer: Answerer,
  writer: Writer,
  { skipBlank }: RowOptions,
  { output, badRows, summary }: Outputs,
): Promise<ExitStatus> {
  const remember = remembered<Answer>(({ text }) => text.length, MAX_REMEMBERED);

  for await (const source of sources) {
    const { head, separator, format } = writer(source);
    for (const piece of head) output.add(piece);

    const answerTo = (record: SourceRecord, asked: Asked): Answer => {
      try {
        const key = keyOf(asked);
        return key.length > LONGEST_KEY
          ? answer(asked, separator)
          : remember(key, () => answer(asked, separator));
      } catch (error) {
        throw error instanceof CommandError
          ? error
          : new Bug({ name: source.name, line: record.line }, error);
      }
    };

    for await (const records of source.records) {
      for (const record of records) {
        const asked = source.asked(record);
        if (skipBlank && isBlank(asked.input)) {
          output.add(format(record, asked.input, undefined));
        } else {
          const { status, text } = answerTo(record, asked);
          summary.add(status);
          output.add(format(record, asked.input, text));
        }
        if (output.isFull && !(await output.flush())) return summary.finish();
      }
      await badRows.flush();
      // Flushed before the next chunk is requested, so that a live feed gets live results.
      if (!(await output.flush())) return summary.finish();
      await summary.showProgress();
    }
  }
  await badRows.flush();
  await output.flush();
  return summary.finish();
}

/** How many characters of answers are remembered: a table has many rows, but few codes, labels and lines. */
const MAX_REMEMBERED = 128 * 1024 * 1024;

/** Longer cells are texts, and seldom equal. */
const LONGEST_KEY = 100;

function keyOf({ input, label, lineName }: Asked): string {
  // The lengths tell where each ends.
  return `${label.length},${lineName.length},${label}${lineName}${input}`;
}

interface JsonWriterOptions {
  /** Whether each object names its file. */
  readonly hasSeveralFiles: boolean;
  /** Our columns of an earlier run, which are left out. */
  readonly replaced: readonly string[];
}

/**
 * NDJSON: an object for each record, with its line, what was asked, the whole row, and the answer. An object of NDJSON stays
 * as it stands in the input.
 */
function jsonWriter({ hasSeveralFiles, replaced }: JsonWriterOptions): Writer {
  return (source) => {
    const file = hasSeveralFiles ? `,"file":${JSON.stringify(source.name)}` : '';
    const rowOf = rowWriter(source, replaced);
    const facts = `,"factsDate":"${factsDate}"`;
    const withFacts = (answer: string) =>
      answer === '{}' ? `${facts}}` : `${facts},${answer.slice(1)}`;
    return {
      ...{ head: [], separator: '' },
      format: (record, input, answer) =>
        answer === undefined
          ? ''
          : `{"lineNumber":${record.line},"input":${quoted(input)}${file}${rowOf(record)}${withFacts(answer)}\n`,
    };
  };
}

/** Writes the row of a table as a field, with a comma in front. */
function rowWriter(
  { table }: Source,
  replaced: readonly string[],
): (record: SourceRecord) => string {
  if (!table) return () => '';
  if (table.kind === 'ndjson') return ({ original }) => `,"row":${original}`;
  const names = uniqueNames(table.columns);
  const fields = names.flatMap((name, index) =>
    replaced.includes(name) ? [] : [[`${JSON.stringify(name)}:`, index] as const],
  );
  return ({ cells }) =>
    `,"row":{${fields.map(([name, index]) => name + quoted(cells[index] ?? '')).join(',')}}`;
}

/** What stands in JSON as it is: no quotation mark, backslash, control character or half of a UTF-16 character. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** A text as JSON. Most cells are plain, which takes less time. */
function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}
