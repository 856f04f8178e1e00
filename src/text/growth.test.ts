import { expect, test } from 'vitest';
import { LONGEST_LISTING, LONGEST_PIECE } from './limits.ts';
import { spreadsheetIn, textLinesIn } from './items.ts';
import { answerText } from './read-text.ts';

const today = '2026-11-27';

/** Some systems count a processor's time in steps of 10 ms. */
const TICK = 10_000;

/** Units that differ each time: a text of one unit has a single code, however long it is. */
const code = (index: number) => `SD${index % 10}${(index >> 3) % 2}${(index >> 4) % 10}1`;
const label = (index: number) => `made in ${['France', 'Spain', 'USA'][index % 3] ?? ''}`;

/** What a text begins with, and its units. */
const TEXTS: Readonly<Record<string, readonly [head: string, unit: (index: number) => string]>> = {
  'numbers without a text': ['', (index) => `${index}) ${' '.repeat(2900)}x\n`],
  'a cell of codes': ['code\tname\nSD1013\t', (index) => `${code(index)} ${label(index)}, `],
  'a cell of dots': ['code\tname\nSD1013\tA\n', (index) => '. … '.charAt(index % 4)],
  'a label of blanks': ['code\tmade in\nSD1013\t', (index) => ' \u3000'.charAt(index % 2)],
};

test.each(Object.entries(TEXTS))(
  'the time for a text grows with its length alone: %s',
  async (_, [head, unit]) => {
    const [short, long] = [25_000, 200_000].map((length) => textOf(head, unit, length));
    await timeFor(short);
    const least = async (text = '') => Math.min(await timeFor(text), await timeFor(text));
    expect(await least(long)).toBeLessThan(32 * (await least(short)) + TICK);
  },
);

test('a line and a row of any length are read in pieces, none of which holds up the page', () => {
  const words = textOf('', (index) => `${code(index)} ${label(index)}, `, 10 * LONGEST_LISTING);
  const row = `code\tname\nSD1013\tSpeedy\n${words}\tNoé\n`;
  for (const items of [textLinesIn(words).items, spreadsheetIn(row, today)?.items ?? []]) {
    const inputs = Array.from(items, ({ input }) => input);
    expect(inputs.join('')).toContain(words);
    expect(Math.max(...inputs.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_PIECE);
  }
});

function textOf(head: string, unit: (index: number) => string, length: number): string {
  let text = head;
  for (let index = 0; text.length < length; index += 1) text += unit(index);
  return `${text}x`;
}

async function timeFor(text = ''): Promise<number> {
  const { user } = process.cpuUsage();
  await answerText(text, today);
  return process.cpuUsage().user - user;
}
