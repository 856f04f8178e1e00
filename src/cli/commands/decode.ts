import { fileErrors } from '../../words/en/command-line.ts';
import type { DecodeArguments } from '../arguments.ts';
import { type CodeResult, type DecodeContext, decodeInput } from '../code-result.ts';
import type { ExitStatus } from '../commands.ts';
import { codeResultCells, COLUMNS } from '../formatters/csv.ts';
import { codeLine } from '../formatters/ndjson.ts';
import { formatCodeResult } from '../formatters/text.ts';
import { CommandError, type Io, openInputs } from '../io.ts';
import { WORDS } from '../language.ts';
import { processRows, type RowProcessor } from '../process-rows.ts';
import { listReader } from '../readers/list-reader.ts';
import { todayOf } from '../today.ts';

/** Decodes codes among the arguments, on standard input, or in a column of tables. */
export async function decodeCodes(options: DecodeArguments, io: Io): Promise<ExitStatus> {
  const { column, madeInColumn: labelColumn, format, inputs } = options;
  const context: DecodeContext = {
    today: await todayOf(options.today, io),
    reading: options.reading,
    madeIn: options.madeIn,
    ...WORDS[options.lang],
    labelCache: new Map(),
  };
  const columns = COLUMNS.map(({ name }) => name);
  const processor: RowProcessor<CodeResult> = {
    processRow: (line, input, label) => decodeInput(line, input, label, context),
    statusOf: ({ result, label }) => ({
      isValid: result.isValid,
      isUndocumented: result.isValid && result.standing === 'undocumented',
      isConflict: label?.verdict === 'conflict',
    }),
    formatText: (result) => formatCodeResult(result, context),
    toObject: codeLine,
    columns,
    formatCells: codeResultCells,
  };
  if (column !== undefined) {
    const { readTables } = await import('../readers/table-reader.ts');
    const readers = readTables(openInputs(inputs, io), {
      ...{ column, labelColumn, addedColumns: columns, needsUniqueNames: format === 'ndjson' },
    });
    return processRows(readers, processor, options, io);
  }
  if (inputs.length === 0 || (inputs.length === 1 && inputs[0] === '-')) {
    const { readLists } = await import('../readers/line-reader.ts');
    return processRows(readLists([io.stdin], columns), processor, options, io);
  }
  const file = inputs.find((input) => /[./\\]/.test(input) && io.fileExists(input));
  if (file !== undefined) throw new CommandError(file, fileErrors.isFile);
  const rows = inputs.map((text, index) => ({ line: index + 1, text }));
  return processRows([listReader([rows], columns)], processor, options, io);
}
