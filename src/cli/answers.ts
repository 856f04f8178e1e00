import { csvCell, withoutFormula } from '../core/csv-cell.ts';
import type { ExitStatus, FormatName } from './commands.ts';
import type { Io } from './io.ts';
import { type Sink, writingTo } from './output.ts';
import { Tally, type Verdict } from './tally.ts';

/** Where an answer comes from, for NDJSON. */
export interface Origin {
  /** The file, where there are several. */
  readonly file?: string;
  /** The cells of a table's row by the names of their columns. */
  readonly row?: Readonly<Record<string, string>>;
}

/** How a subcommand answers its inputs, and how its answers are written. */
export interface Answering<Answer> {
  /** `line` counts from 1; `label` is what a table says of the heat stamp, or blank. */
  readonly answer: (line: number, input: string, label: string) => Answer;
  readonly verdict: (answer: Answer) => Verdict;
  readonly text: (answer: Answer) => string;
  /** Its object: `line` and `input`, then where it comes from, then all the rest. */
  readonly json: (answer: Answer, origin: Origin) => object;
  /** The names of its columns. */
  readonly columns: readonly string[];
  /** Its cells, each behind the separator. */
  readonly cells: (answer: Answer, separator: string) => string;
}

/** Rows to be answered: the lines of a list, or the rows of a table. */
export interface Source<Row extends { readonly line: number }> {
  readonly batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  readonly separator: string;
  /** What stands before its first row as CSV. */
  readonly header: string;
  readonly inputOf: (row: Row) => string;
  readonly labelOf: (row: Row) => string;
  readonly originOf: (row: Row) => Origin;
  /** A row as CSV with its further cells; without them a row that was skipped. */
  readonly csvOf: (row: Row, cells: string | undefined) => string;
}

/** A line of a list, without its end. */
export interface Line {
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
}

/** The lines of one list. Only the first of several has the names of its columns. */
export function listOf(
  batches: Source<Line>['batches'],
  columns: readonly string[] | undefined,
  file?: string,
): Source<Line> {
  const origin = file === undefined ? {} : { file };
  return {
    batches,
    separator: ',',
    header: columns ? `${['input', ...columns].join(',')}\r\n` : '',
    inputOf: ({ text }) => text,
    labelOf: () => '',
    originOf: () => origin,
    csvOf: ({ text }, cells) =>
      cells === undefined ? '' : `${csvCell(withoutFormula(text))}${cells}\r\n`,
  };
}

/** What every subcommand that answers is told. */
export interface AnswersRequest {
  readonly format: FormatName;
  readonly skipBlank: boolean;
  readonly strict: boolean;
  readonly exitZero: boolean;
  readonly output: string | undefined;
}

/** Answers all rows in their order, until nobody reads the answers any more. */
export async function answerAll<Row extends { readonly line: number }, Answer>(
  sources: Iterable<Source<Row>> | AsyncIterable<Source<Row>>,
  answering: Answering<Answer>,
  request: AnswersRequest,
  io: Io,
): Promise<ExitStatus> {
  return writingTo(request.output, io, async (sink) => {
    const tally = new Tally(request, io);
    const run = new Run<Row, Answer>(answering, request, sink, tally);
    for await (const source of sources) {
      if (request.format === 'csv') sink.add(source.header);
      for await (const batch of source.batches) {
        // A batch is answered before the next is asked for, so a live feed gets live answers.
        if (!(await run.answer(batch, source))) return tally.end();
        await tally.progress();
      }
    }
    await sink.flush();
    return tally.end();
  });
}

class Run<Row extends { readonly line: number }, Answer> {
  readonly #answering: Answering<Answer>;
  readonly #request: AnswersRequest;
  readonly #sink: Sink;
  readonly #tally: Tally;
  #isFirst = true;

  constructor(answering: Answering<Answer>, request: AnswersRequest, sink: Sink, tally: Tally) {
    this.#answering = answering;
    this.#request = request;
    this.#sink = sink;
    this.#tally = tally;
  }

  /** Writes the answers to some rows, and says whether somebody still reads them. */
  async answer(rows: readonly Row[], source: Source<Row>): Promise<boolean> {
    for (const row of rows) {
      this.#sink.add(this.#textFor(row, source));
      if (this.#sink.isFull && !(await this.#sink.flush())) return false;
    }
    return this.#sink.flush();
  }

  #textFor(row: Row, source: Source<Row>): string {
    const { answer: answerTo, cells, json, text, verdict } = this.#answering;
    const { format, skipBlank } = this.#request;
    const input = source.inputOf(row);
    if (skipBlank && input.trim() === '') {
      return format === 'csv' ? source.csvOf(row, undefined) : '';
    }
    const answer = answerTo(row.line, input, source.labelOf(row));
    this.#tally.add(verdict(answer));
    if (format === 'csv') return source.csvOf(row, cells(answer, source.separator));
    if (format === 'ndjson') return `${JSON.stringify(json(answer, source.originOf(row)))}\n`;
    const between = this.#isFirst ? '' : '\n';
    this.#isFirst = false;
    return between + text(answer);
  }
}
