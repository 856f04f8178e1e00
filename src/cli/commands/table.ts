import type { ValidResult } from '../../heatstamp.ts';
import { LOOKUP_HEADER, lookupCsv } from '../../lookup/columns.ts';
import { lookupRows } from '../../lookup/rows.ts';
import { factsDate } from '../../heatstamp.ts';
import type { TableArguments } from '../arguments.ts';
import { withOutput } from '../outputs.ts';
import type { ExitStatus } from '../commands.ts';
import type { LookupRow } from '../formatters/ndjson.ts';
import { CommandError, type Io, STDOUT } from '../io.ts';
import { problems } from '../problems.ts';
import type { CommandLanguage } from '../language.ts';
import { todayOf } from '../today.ts';

/** Prints every code that reads, one per row: a lookup table for engines that can join. */
export async function writeLookupTable(
  { format, output, today: given }: TableArguments,
  io: Io,
  language: CommandLanguage,
): Promise<ExitStatus> {
  if (format === 'parquet' && output === undefined && io.stdout.isTerminal) {
    throw new CommandError(STDOUT, problems.noTerminal);
  }
  const today = await todayOf(given, io);
  const rows = lookupRows(today, language.core);
  return withOutput(output, io, async (writer) => {
    if (format === 'parquet') {
      // Only loaded here, since nothing else writes Parquet.
      const { parquetFile } = await import('./parquet.ts');
      writer.add(parquetFile(rows, { version: io.version(), today }));
      return 0 as const;
    }
    const formatRow = format === 'csv' ? lookupCsv : formatNdjson;
    if (format === 'csv') writer.add(LOOKUP_HEADER);
    for (const result of rows) {
      writer.add(formatRow(result));
      if (writer.isFull && !(await writer.flush())) break;
    }
    return 0 as const;
  });
}

function formatNdjson(result: ValidResult): string {
  const { code, date, country, countries, factoryCode, year, interval, standing, evidence } =
    result;
  const notices = result.notices.map(({ id }) => ({ id }));
  const row: LookupRow = {
    ...{ code, date, country, countries, factoryCode, year },
    ...(result.week === undefined
      ? { month: result.month, reading: result.reading }
      : { week: result.week, reading: result.reading }),
    ...{ interval, standing, ...(evidence && { evidence }), notices, factsDate },
  };
  return `${JSON.stringify(row)}\n`;
}
