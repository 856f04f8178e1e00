import { readDay } from '../core/calendar.ts';
import { FORMATS } from '../core/formats.ts';
import { factories } from '../core/places.ts';
import { read } from '../core/read.ts';
import { decode, type ValidResult } from '../heatstamp.ts';
import { evidenceOf } from './answer.ts';
import { codeCells, OF_CODES } from './as-csv.ts';
import type { ExitStatus } from './commands.ts';
import type { Io } from './io.ts';
import type { TableRequest } from './options.ts';
import { writingTo } from './output.ts';

/** Every code that reads, one row each: the look-up table for engines that can join. */
export async function writeTable(request: TableRequest, io: Io): Promise<ExitStatus> {
  const today = request.today ?? io.today();
  const day = readDay(today);
  const write = request.format === 'csv' ? csvRow : jsonRow;
  return writingTo(request.output, io, async (sink) => {
    if (request.format === 'csv') sink.add(`${OF_CODES.map(({ name }) => name).join(',')}\r\n`);
    for (const code of codes()) {
      // Nine of ten read as nothing, and decode would look for what they could have been.
      if (typeof read(code, day) === 'string') continue;
      const result = decode(code, { today });
      if (!result.isValid) continue;
      sink.add(write(result));
      if (sink.isFull && !(await sink.flush())) break;
    }
    return 0 as const;
  });
}

/** Every string that has the shape of a code: each factory before and behind its digits, and digits alone. */
function* codes(): Iterable<string> {
  const shapes = { prefix: new Set<number>(), suffix: new Set<number>(), none: new Set<number>() };
  for (const { letters, digits } of FORMATS) for (const each of digits) shapes[letters].add(each);
  for (const digits of numbers(shapes.none)) yield digits;
  for (const factory of factories.keys()) {
    for (const digits of numbers(shapes.prefix)) yield factory + digits;
    for (const digits of numbers(shapes.suffix)) yield digits + factory;
  }
}

function* numbers(lengths: ReadonlySet<number>): Iterable<string> {
  for (const length of lengths) {
    for (let number = 0; number < 10 ** length; number += 1) {
      yield String(number).padStart(length, '0');
    }
  }
}

function csvRow(result: ValidResult): string {
  return `${codeCells(result, ',')}\r\n`;
}

function jsonRow(result: ValidResult): string {
  const { code, date, country, countries, factoryCode, year, interval, reading, standing } = result;
  const [week, month, evidence] = [result.week, result.month, evidenceOf(result)];
  const row = { code, date, country, countries, factory: factoryCode, year, week, month };
  return `${JSON.stringify({ ...row, ...interval, reading, standing, evidence })}\n`;
}
