import { faults } from '../words/en/command-line.ts';
import { type Answer, answerTo, type Settings } from './answer.ts';
import { answerAll, type Answering, listOf } from './answers.ts';
import { cellsOf, COLUMNS } from './as-csv.ts';
import { textOf } from './as-text.ts';
import type { ExitStatus } from './commands.ts';
import { Fault, inputsOf, type Io } from './io.ts';
import { SPOKEN } from './language.ts';
import type { CodesRequest } from './options.ts';

/** Answers the codes among the arguments, those on standard input, or those in a column of tables. */
export async function answerCodes(request: CodesRequest, io: Io): Promise<ExitStatus> {
  const answering = answeringCodes({
    today: request.today ?? io.today(),
    reading: request.reading,
    madeIn: request.madeIn,
    ...SPOKEN[request.lang],
    labels: new Map(),
  });
  const { columns } = answering;
  const { column, madeInColumn: labelColumn, format, given } = request;
  if (column !== undefined) {
    const { tablesOf } = await import('./tables.ts');
    const table = { column, labelColumn, columns, hasObjects: format === 'ndjson' };
    return answerAll(tablesOf(inputsOf(given, io), table), answering, request, io);
  }
  if (given.length === 0 || (given.length === 1 && given[0] === '-')) {
    const { listsOf } = await import('./lists.ts');
    return answerAll(listsOf([io.input], columns), answering, request, io);
  }
  refuseFiles(given, io);
  const lines = given.map((text, at) => ({ line: at + 1, text }));
  return answerAll([listOf([lines], columns)], answering, request, io);
}

function refuseFiles(given: readonly string[], io: Io): void {
  const file = given.find((each) => /[./\\]/.test(each) && io.isFile(each));
  if (file === undefined) return;
  throw new Fault(file, faults.isFile);
}

function answeringCodes(settings: Settings): Answering<Answer> {
  return {
    answer: (line, input, label) => answerTo(line, input, label, settings),
    verdict: ({ result, label }) => ({
      isValid: result.isValid,
      isUndocumented: result.isValid && result.standing === 'undocumented',
      isConflict: label?.verdict === 'conflict',
    }),
    text: (answer) => textOf(answer, settings),
    json: ({ line, input, result, label }, origin) => ({
      line,
      input,
      ...origin,
      ...result,
      ...(label && { label }),
    }),
    columns: COLUMNS.map(({ name }) => name),
    cells: cellsOf,
  };
}
