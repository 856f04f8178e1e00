import { csvCell, withoutFormula } from '../../core/csv-cell.ts';
import { notesOn, type Row } from './table.ts';

/** The columns of a valid code, named as in its result. */
const FIELDS = ['code', 'date', 'country', 'factoryCode', 'format', 'standing'] as const;

/** A table as RFC 4180 has it. */
export function csvOf(rows: readonly Row[]): string {
  return table(rows, ',', csvCell);
}

/** What a spreadsheet takes when it is pasted. */
export function tsvOf(rows: readonly Row[]): string {
  return table(rows, '\t', (text) => text.replace(/[\t\r\n]+/g, ' '));
}

/** The decode results, each with its line as `input` in front, and behind it what the seller says to it. */
export function jsonOf(rows: readonly Row[]): string {
  const objects = rows.map(({ input, name, label, result, check }) => ({
    // The second time it wins over the result's own, and keeps the place of the first.
    ...Object.assign({ input }, result, { input }),
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
    ...check,
  }));
  return JSON.stringify(objects, null, 1);
}

/** What the seller says, and how the code stands to it, in the order of the columns. */
const CLAIMS = ['label', 'date', 'line'] as const;

function table(rows: readonly Row[], separator: string, cell: (text: string) => string): string {
  const head = [
    ...['input', ...FIELDS, 'from', 'to', 'name'],
    ...['sellerLabel', 'labelCheck', 'sellerDate', 'dateCheck', 'sellerLine', 'lineCheck'],
    ...['styleNumbers', 'notes'],
  ];
  const records = rows.map((row) => [
    withoutFormula(row.input),
    ...cellsOf(row),
    withoutFormula(row.name ?? ''),
    ...checksOf(row),
    notesOn(row),
  ]);
  return [head, ...records].map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('');
}

function cellsOf({ result }: Row): readonly string[] {
  if (!result.isValid) return [...FIELDS, '', ''].map(() => '');
  return [...FIELDS.map((field) => result[field]), result.interval.from, result.interval.to];
}

function checksOf({ check, label = '' }: Row): readonly string[] {
  const checks = CLAIMS.flatMap((claim) => {
    const own = check?.findings.filter((finding) => finding.claim === claim) ?? [];
    const said = own.map(({ sellerSays }) => sellerSays);
    const isUnread = claim === 'label' && said.length === 0;
    return [isUnread ? [withoutFormula(label)] : said, own.map(({ verdict }) => verdict)];
  });
  return [...checks, check?.styleNumbers ?? []].map((texts) => texts.join('|'));
}
