import type { ValidResult } from '../../../core/index.ts';
import { notesOn, type Row } from './list.ts';

/** The columns of a valid code, named as in its result. */
const FIELDS: readonly (readonly [name: string, of: (result: ValidResult) => string])[] = [
  ['code', ({ code }) => code],
  ['date', ({ date }) => date],
  ['from', ({ interval }) => interval.from],
  ['to', ({ interval }) => interval.to],
  ['country', ({ country }) => country],
  ['factoryCode', ({ factoryCode }) => factoryCode],
  ['format', ({ format }) => format],
  ['standing', ({ standing }) => standing],
];

/** A table as RFC 4180 has it. */
export function csvOf(rows: readonly Row[]): string {
  const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return table(rows)
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}

/** What a spreadsheet takes when it is pasted. */
export function tsvOf(rows: readonly Row[]): string {
  return table(rows)
    .map((cells) => cells.map((text) => text.replaceAll('\t', ' ')).join('\t'))
    .join('\n');
}

/** The decode results, each with its line as `input` in front. */
export function jsonOf(rows: readonly Row[]): string {
  // The second time it wins over the result's own, and keeps the place of the first.
  const objects = rows.map(({ input, result }) => Object.assign({ input }, result, { input }));
  return JSON.stringify(objects, null, 1);
}

function table(rows: readonly Row[]): readonly (readonly string[])[] {
  const head = ['input', ...FIELDS.map(([name]) => name), 'notes'];
  return [
    head,
    ...rows.map((row) => [
      harmless(row.input),
      ...FIELDS.map(([, of]) => (row.result.isValid ? of(row.result) : '')),
      notesOn(row),
    ]),
  ];
}

/** Spreadsheets run what begins like a formula (OWASP: CSV Injection); an apostrophe in front stops them. */
function harmless(input: string): string {
  return /^\s*[=+\-@＝＋－＠]|^\t/.test(input) ? `'${input}` : input;
}
