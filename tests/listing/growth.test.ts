import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { readListing } from '../../src/listing/listing.ts';

const TODAY = readDay('2026-11-22');

/** Some systems count a processor's time in steps of 10 ms. */
const TICK = 10_000;

/** Units that differ each time: a text of one unit has a single code, however long it is. */
const code = (index: number) =>
  `SD${String(index % 10)}${String((index >> 3) % 2)}${String((index >> 4) % 10)}1`;
const year = (index: number) => String(1985 + (index % 35));

const UNITS: Readonly<Record<string, (index: number) => string>> = {
  'codes and years': (index) => `${code(index)} ${year(index)} `,
  'codes with a month in brackets': (index) => `${code(index)} (March ${year(index)}) `,
  'codes and dates that an arrow joins': (index) => `${code(index)} = ${year(index)} → `,
  'Japanese codes and years': (index) => `製造番号${code(index)} ${year(index)}年 `,
  'codes and labels with commas': (index) =>
    `made in ${['France', 'Spain', 'USA'][index % 3] ?? ''}, ${code(index)}, `,
  'codes and decades': (index) => `${code(index)} circa 19${String(5 + (index % 5))}0s `,
  'years that "or" joins': (index) => `${year(index)} or `,
  'other bags with their years': (index) => `my other bag of ${year(index)} `,
  'conditions with their years': (index) => `if made in Spain in ${year(index)} `,
  'codes in pieces after a cue': (index) => `date code A R 2 1 ${String(index % 10)} 6 `,
  'near-codes and cues': (index) => `AR2I${String(index % 100)} date code `,
  'worn codes and cues': (index) => `SD?0${String(index % 100)} date code `,
  'claims that there is no code': (index) => `no date code ${String(index % 10)} `,
  'capitals after a cue': (index) =>
    `${index === 0 ? 'date code ' : ''}${'ARSP'.charAt(index % 4)} `,
  'the signs after an address': (index) => (index === 0 ? 'https://example.com/' : '!?'),
};

test.each(Object.entries(UNITS))(
  'the time for a text grows with its length alone: %s',
  (_, unit) => {
    const short = textOf(unit, 3_000);
    const long = textOf(unit, 30_000);
    readListing(short, TODAY);
    // As many characters in both, and what one tick of the clock can be wrong by.
    const least = (text: string, times: number) =>
      Math.min(...[1, 2, 3].map(() => timeFor(text, times)));
    expect(least(long, 1)).toBeLessThan(4.5 * least(short, 10) + TICK);
  },
);

function textOf(unit: (index: number) => string, length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += unit(index);
  return `${text}x`;
}

/** In microseconds of the processor. */
function timeFor(text: string, times: number): number {
  const { user } = process.cpuUsage();
  for (let left = times; left > 0; left -= 1) readListing(text, TODAY);
  return process.cpuUsage().user - user;
}
