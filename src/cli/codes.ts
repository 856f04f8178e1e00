import { csvCell, withoutFormula } from '../core/csv-cell.ts';
import { type Answer, answerTo, type Settings } from './answer.ts';
import { cellsOf, COLUMNS } from './as-csv.ts';
import { jsonOf } from './as-ndjson.ts';
import { textOf } from './as-text.ts';
import type { ExitStatus, FormatName } from './commands.ts';
import { Fault, type Io } from './io.ts';
import { SPOKEN } from './language.ts';
import type { CodesRequest } from './options.ts';
import { writingTo } from './output.ts';
import { type Line, linesOf } from './read-lines.ts';
import type { Table, TableRow } from './read-table.ts';
import { Tally } from './tally.ts';

type Batches = Iterable<readonly Line[]> | AsyncIterable<readonly Line[]>;

/** Answers the codes among the arguments, those on standard input, or those in a column of tables. */
export async function answerCodes(request: CodesRequest, io: Io): Promise<ExitStatus> {
  const settings: Settings = {
    today: request.today ?? io.today(),
    reading: request.reading,
    madeIn: request.madeIn,
    ...SPOKEN[request.lang],
  };
  const { column, given } = request;
  return column === undefined
    ? answerList(batchesOf(given, io), request, settings, io)
    : answerTables({ ...request, column }, settings, io);
}

function batchesOf(given: readonly string[], io: Io): Batches {
  if (given.length === 0 || (given.length === 1 && given[0] === '-')) return linesOf(io.input);
  const file = given.find((each) => /[./\\]/.test(each) && io.isFile(each));
  if (file !== undefined) {
    throw new Fault(
      file,
      'this is a file, not a code. A list is read with heatstamp < FILE, a table with heatstamp --column NAME FILE.',
    );
  }
  return [given.map((text, at) => ({ line: at + 1, text }))];
}

/** Writes an answer of a list. */
const OF_LIST: Readonly<Record<FormatName, (answer: Answer, settings: Settings) => string>> = {
  text: textOf,
  ndjson: (answer) => jsonOf(answer),
  csv: (answer) => `${csvCell(withoutFormula(answer.input))}${cellsOf(answer, ',')}\r\n`,
};

/** What stands before the first answer of a list. */
const BEFORE: Readonly<Record<FormatName, string>> = {
  text: '',
  ndjson: '',
  csv: `${['input', ...COLUMNS.map(({ name }) => name)].join(',')}\r\n`,
};

async function answerList(
  batches: Batches,
  request: CodesRequest,
  settings: Settings,
  io: Io,
): Promise<ExitStatus> {
  const write = OF_LIST[request.format];
  return writingTo(request.output, io, async (sink) => {
    const tally = new Tally(request, io);
    let between = '';
    sink.add(BEFORE[request.format]);
    for await (const batch of batches) {
      for (const { line, text } of batch) {
        if (request.skipBlank && text.trim() === '') continue;
        const answer = answerTo(line, text, '', settings);
        count(answer, tally);
        sink.add(between + write(answer, settings));
        if (request.format === 'text') between = '\n';
        if (sink.isFull && !(await sink.flush())) return tally.end();
      }
      // A batch is answered before the next is asked for, so a live feed gets live answers.
      if (!(await sink.flush())) return tally.end();
      await tally.progress();
    }
    return tally.end();
  });
}

/** Tables in, one table out: the rows of all files in their order, our columns behind their own. */
async function answerTables(
  request: CodesRequest & { readonly column: string },
  settings: Settings,
  io: Io,
): Promise<ExitStatus> {
  const { checkNames, columnOf, inputsOf, placeOf, SameTable, tablesOf } =
    await import('./tables.ts');
  const { column, madeInColumn, format, skipBlank } = request;
  const inputs = inputsOf(request.given, io);
  return writingTo(request.output, io, async (sink) => {
    const tally = new Tally(request, io);
    const same = new SameTable(
      sink,
      COLUMNS.map(({ name }) => name),
    );
    let between = '';
    const add = (row: TableRow, table: Table, answer: Answer | undefined): void => {
      if (format === 'csv') {
        const cells = answer
          ? cellsOf(answer, same.separator)
          : same.separator.repeat(COLUMNS.length);
        same.add(row, table, cells);
      } else if (answer && format === 'ndjson') {
        sink.add(jsonOf(answer, placeOf(table, row, inputs.length > 1)));
      } else if (answer) {
        sink.add(between + textOf(answer, settings));
        between = '\n';
      }
    };
    for await (const table of tablesOf(inputs)) {
      const code = columnOf(table, column);
      const label = madeInColumn === undefined ? -1 : columnOf(table, madeInColumn);
      if (format === 'csv') same.begin(table);
      if (format === 'ndjson') checkNames(table);
      for await (const rows of table.rows) {
        for (const row of rows) {
          const input = row.cells[code] ?? '';
          const isSkipped = skipBlank && input.trim() === '';
          const answer = isSkipped
            ? undefined
            : answerTo(row.line, input, row.cells[label] ?? '', settings);
          if (answer) count(answer, tally);
          add(row, table, answer);
          if (sink.isFull && !(await sink.flush())) return tally.end();
        }
        if (!(await sink.flush())) return tally.end();
        await tally.progress();
      }
    }
    return tally.end();
  });
}

/** Counts an answer for the summary and the exit status. */
function count({ result, label }: Answer, tally: Tally): void {
  const isUndocumented = result.isValid && result.standing === 'undocumented';
  tally.add(result.isValid, isUndocumented, label?.verdict === 'conflict');
}
