import { COLUMNS } from '../../library/columns.ts';
import type { DecodeArguments } from '../arguments.ts';
import { type CodeResult, type DecodeContext, decodeInput } from '../code-result.ts';
import type { ExitStatus, FormatName } from '../commands.ts';
import { formatCodeCells } from '../formatters/csv.ts';
import { codeFields } from '../formatters/ndjson.ts';
import { formatCodeResult } from '../formatters/text.ts';
import { CommandError, type Io, openInputs } from '../io.ts';
import { problems } from '../problems.ts';
import type { CommandLanguage } from '../language.ts';
import { checkLabel } from '../../label.ts';
import { remembered } from '../remembered.ts';
import { processRows, type RowProcessor } from '../process-rows.ts';
import { listReader } from '../readers/list-reader.ts';
import type { RowStatus } from '../rows.ts';
import { todayOf } from '../today.ts';

const ADDED_COLUMNS = COLUMNS.map(({ name }) => name);

/** Decodes codes among the arguments, on standard input, or in a column of tables. */
export async function decodeCodes(
  options: DecodeArguments,
  io: Io,
  language: CommandLanguage,
): Promise<ExitStatus> {
  const { column, madeInColumn, lineColumn, format, inputs, isGuarded, encoding } = options;
  const today = await todayOf(options.today, io);
  const context: DecodeContext = {
    today,
    reading: options.reading,
    madeIn: options.madeIn,
    language,
    checkLabel: remembered(
      ({ factoryCode, year }) => `${factoryCode} ${year}`,
      (result, label) => checkLabel(result, label, { words: language.core }),
    ),
    cellContents:
      column === undefined
        ? undefined
        : (await import('../cell-contents.ts')).cellReader(today, language),
    checkLine:
      lineColumn === undefined
        ? undefined
        : (await import('../line-checker.ts')).lineChecker(language.listing),
  };
  const processRow = codeProcessor(format, isGuarded, context);
  if (column !== undefined) {
    const { readTables } = await import('../readers/table-reader.ts');
    const tableOptions = {
      ...options,
      ...{ column, labelColumn: madeInColumn, lineColumn },
      addedColumns: ADDED_COLUMNS,
    };
    const files = openInputs(inputs, io);
    return processRows(
      files.map(({ name }) => name),
      (badRows) => readTables(files, tableOptions, badRows),
      ...([processRow, options, io] as const),
    );
  }
  const listOptions = { columns: ADDED_COLUMNS, isGuarded, encoding };
  if (inputs.length === 0 || (inputs.length === 1 && inputs[0] === '-')) {
    const { readLists } = await import('../readers/line-reader.ts');
    return processRows(
      [io.stdin.name],
      (badRows) => readLists([io.stdin], listOptions, badRows),
      ...([processRow, options, io] as const),
    );
  }
  const file = inputs.find((input) => /[./\\]/.test(input) && io.fileExists(input));
  if (file !== undefined) throw new CommandError(file, problems.isFile);
  const rows = inputs.map((text, index) => ({ line: index + 1, text }));
  return processRows([], () => [listReader([rows], listOptions)], processRow, options, io);
}

function codeProcessor(
  format: FormatName,
  isGuarded: boolean,
  context: DecodeContext,
): RowProcessor {
  const formatters: Readonly<
    Record<FormatName, (result: CodeResult, separator: string) => string>
  > = {
    text: (result) => formatCodeResult(result, context.language),
    ndjson: (result) => JSON.stringify(codeFields(result)),
    csv: (result, separator) => formatCodeCells(result, separator, isGuarded),
  };
  const formatResult = formatters[format];
  return (input, separator) => {
    const result = decodeInput(input, context);
    return { status: statusOf(result), text: formatResult(result, separator) };
  };
}

function statusOf({ result, label, lineCheck }: CodeResult): RowStatus {
  return {
    isValid: result.isValid,
    isUndocumented: result.isValid && result.standing === 'undocumented',
    isConflict: label?.outcome === 'conflicts' || lineCheck?.outcome === 'conflicts',
    holdsMore: !result.isValid && result.errorCode === 'has-code',
  };
}
