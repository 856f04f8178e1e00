import type { DecodeArguments } from '../arguments.ts';
import { type CodeResult, type DecodeContext, decodeInput } from '../code-result.ts';
import type { ExitStatus } from '../commands.ts';
import { codeCellWriter } from '../formatters/csv.ts';
import { answerJson, codeFields } from '../formatters/ndjson.ts';
import { formatCodeResult } from '../formatters/text.ts';
import { CommandError, type Io, openInputs, STDIN } from '../io.ts';
import { problems } from '../problems.ts';
import type { CommandLanguage } from '../language.ts';

import { processRows } from '../process-rows.ts';
import { listSource, readLists } from '../readers/list-reader.ts';
import type { Answerer, AnswerStatus } from '../records.ts';
import { todayOf } from '../today.ts';

/** Decodes codes among the arguments, on standard input, or in a column of tables. */
export async function decodeCodes(
  options: DecodeArguments,
  io: Io,
  language: CommandLanguage,
): Promise<ExitStatus> {
  const { column, lineColumn, inputs, encoding } = options;
  const today = await todayOf(options.today, io);
  const answer = codeAnswerer(options, {
    ...{ today, reading: options.reading, madeIn: options.madeIn, language },
    beside: [options.madeIn, options.labelColumn, lineColumn].some((said) => said !== undefined)
      ? new (await import('../beside.ts')).Comparer(language.listing, today)
      : undefined,
    cellContents:
      column === undefined
        ? undefined
        : (await import('../cell-contents.ts')).cellReader(today, language),
  });
  const run = (names: readonly string[], open: Parameters<typeof processRows>[1]) =>
    processRows(names, open, answer, options, io);
  if (column !== undefined) {
    const { readTables } = await import('../readers/table-reader.ts');
    const files = openInputs(inputs, io);
    const names = files.map(({ name }) => name);
    return run(names, (badRows) => readTables(files, { ...options, column }, badRows));
  }
  if (inputs.length === 0 || (inputs.length === 1 && inputs[0] === STDIN)) {
    return run([STDIN], (badRows) => readLists([io.stdin], encoding, badRows));
  }
  const file = inputs.find((input) => /[./\\]/.test(input) && io.fileExists(input));
  if (file !== undefined) throw new CommandError(file, problems.isFile);
  const codes = inputs.map((original, index) => ({ line: index + 1, original, cells: [] }));
  return run([], () => [listSource('', [codes])]);
}

function codeAnswerer(
  { format, addedColumns, fields, guard }: DecodeArguments,
  context: DecodeContext,
): Answerer {
  const formatters: Readonly<
    Record<DecodeArguments['format'], (result: CodeResult, separator: string) => string>
  > = {
    text: (result) => formatCodeResult(result, context.language),
    ndjson: (result) => answerJson(codeFields(result), fields),
    csv: codeCellWriter({ addedColumns, isGuarded: guard !== 'none' }),
  };
  const formatResult = formatters[format];
  return (asked, separator) => {
    const result = decodeInput(asked, context);
    return { status: statusOf(result), text: formatResult(result, separator) };
  };
}

function statusOf({ result, label, lineCheck }: CodeResult): AnswerStatus {
  return {
    isValid: result.isValid,
    isUndocumented: result.isValid && result.standing === 'undocumented',
    isConflict: label?.outcome === 'conflicts' || lineCheck?.outcome === 'conflicts',
    holdsMore: !result.isValid && result.errorCode === 'has-code',
  };
}
