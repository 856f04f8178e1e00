import { csvCell, withoutFormula } from '../../core/csv-cell.ts';
import { type CodeRow, notesFor } from './table.ts';

/** Columns taken from a valid result, under the names of its fields. */
const FIELDS = ['code', 'date', 'country', 'factoryCode', 'format', 'standing'] as const;

/** The rows as CSV (RFC 4180). */
export function csvOf(rows: readonly CodeRow[]): string {
  return toDelimited(rows, ',', csvCell);
}

/** The rows as tab-separated text, to be pasted into a spreadsheet. */
export function tsvOf(rows: readonly CodeRow[]): string {
  return toDelimited(rows, '\t', (text) => text.replace(/[\t\r\n]+/g, ' '));
}

/** The rows as JSON: each result begins with its line as `input` and ends with the seller's claims. */
export function jsonOf(rows: readonly CodeRow[]): string {
  const objects = rows.map(({ input, name, label, result, check }) => ({
    // The first `input` fixes the position of the key, the last one its value.
    ...Object.assign({ input }, result, { input }),
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
    ...check,
  }));
  return JSON.stringify(objects, null, 1);
}

/** The seller's claims, in the order of their columns. */
const CLAIMS = ['label', 'date', 'line'] as const;

function toDelimited(
  rows: readonly CodeRow[],
  separator: string,
  cell: (text: string) => string,
): string {
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
    notesFor(row),
  ]);
  return [head, ...records].map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('');
}

function cellsOf({ result }: CodeRow): readonly string[] {
  if (!result.isValid) return [...FIELDS, '', ''].map(() => '');
  return [...FIELDS.map((field) => result[field]), result.interval.from, result.interval.to];
}

function checksOf({ check, label = '' }: CodeRow): readonly string[] {
  const checks = CLAIMS.flatMap((claim) => {
    const findings = check?.findings.filter((finding) => finding.claim === claim) ?? [];
    const texts = findings.map(({ sellerSays }) => sellerSays);
    const isUnchecked = claim === 'label' && texts.length === 0;
    return [isUnchecked ? [withoutFormula(label)] : texts, findings.map(({ verdict }) => verdict)];
  });
  return [...checks, check?.styleNumbers ?? []].map((texts) => texts.join('|'));
}
