import { type Day, readDay } from '../core/calendar.ts';
import { FORMATS, type Standing, STANDINGS } from '../core/formats.ts';
import { factories } from '../core/places.ts';
import { read } from '../core/read.ts';
import { decode, type ValidResult } from '../heatstamp.ts';
import type { CoreWords } from '../words/words.ts';

/** Every code that reads on a day, with its answer: all that a join needs. Documented dates come first. */
export function* lookupRows(today: Day, words?: CoreWords): Iterable<ValidResult> {
  const day = readDay(today);
  const codes: Record<Standing, string[]> = { documented: [], unusual: [], undocumented: [] };
  for (const code of possibleCodes()) {
    // Nine of ten do not read, and decode would look for suggestions.
    const facts = read(code, day);
    if (typeof facts !== 'string') codes[facts.reading.standing].push(code);
  }
  for (const code of STANDINGS.flatMap((standing) => codes[standing])) {
    const result = decode(code, { today, words });
    if (result.isValid) yield result;
  }
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
