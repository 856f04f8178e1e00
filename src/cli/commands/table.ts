import { readDay } from '../../core/calendar.ts';
import { csvCell } from '../../core/csv-cell.ts';
import { FORMATS } from '../../core/formats.ts';
import { factories } from '../../core/places.ts';
import { read } from '../../core/read.ts';
import { decode, type ValidResult } from '../../heatstamp.ts';
import { countryEvidence } from '../../library/columns.ts';
import type { TableArguments } from '../arguments.ts';
import { withOutput } from '../buffered-writer.ts';
import type { ExitStatus } from '../commands.ts';
import { CODE_COLUMNS, lookupCells } from '../formatters/csv.ts';
import type { LookupRow } from '../formatters/ndjson.ts';
import type { Io } from '../io.ts';
import type { Language } from '../language.ts';
import { todayOf } from '../today.ts';

/** Prints every code that reads, one per row: a lookup table for engines that can join. */
export async function writeLookupTable(
  options: TableArguments,
  io: Io,
  language: Language,
): Promise<ExitStatus> {
  const today = await todayOf(options.today, io, language);
  const words = language.core;
  const day = readDay(today);
  const isCsv = options.format === 'csv';
  const formatRow = isCsv ? formatCsv : formatNdjson;
  return withOutput(options.output, io, async (writer) => {
    if (isCsv) writer.add(`${CODE_COLUMNS.join(',')}\r\n`);
    for (const code of possibleCodes()) {
      // Nine of ten do not read, and decode would look for suggestions.
      if (typeof read(code, day) === 'string') continue;
      const result = decode(code, { today, words });
      if (!result.isValid) continue;
      writer.add(formatRow(result));
      if (writer.isFull && !(await writer.flush())) break;
    }
    return 0 as const;
  });
}

/** Every text of the shape of a code: digits alone, and each factory before and after its digits. */
function* possibleCodes(): Iterable<string> {
  const lengths = { prefix: new Set<number>(), suffix: new Set<number>(), none: new Set<number>() };
  for (const { letters, digits } of FORMATS) {
    for (const length of digits) lengths[letters].add(length);
  }
  for (const digits of digitStrings(lengths.none)) yield digits;
  for (const factory of factories.keys()) {
    for (const digits of digitStrings(lengths.prefix)) yield factory + digits;
    for (const digits of digitStrings(lengths.suffix)) yield digits + factory;
  }
}

function* digitStrings(lengths: ReadonlySet<number>): Iterable<string> {
  for (const length of lengths) {
    for (let number = 0; number < 10 ** length; number += 1) {
      yield String(number).padStart(length, '0');
    }
  }
}

function formatCsv(result: ValidResult): string {
  return `${lookupCells(result).map(csvCell).join(',')}\r\n`;
}

function formatNdjson(result: ValidResult): string {
  const { code, date, country, countries, factoryCode, year, week, month } = result;
  const { interval, reading, standing, notices } = result;
  const row: LookupRow = {
    ...{ code, date, country, countries, factory_code: factoryCode, year, week, month },
    ...{ first_day: interval.from, last_day: interval.to, reading, standing },
    ...{ evidence: countryEvidence(result), notices: notices.map(({ id }) => id) },
  };
  return `${JSON.stringify(row)}\n`;
}
