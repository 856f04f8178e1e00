import Papa from 'papaparse';

/*
 * The floor for tables: parses a table with the parser of the command and writes it with the writer of the same library.
 * Usage: node table-copier.js < stock.csv
 */
process.stdin.setEncoding('utf8');
let pending = '';
/** @type {(readonly string[])[]} */
let rows = [];
const parser = new Papa.Parser({
  delimiter: ',',
  newline: '\n',
  /** @param {import('papaparse').ParseStepResult<readonly (readonly string[])[]>} result */
  step({ data }) {
    rows.push(...data);
  },
});
/**
 * @param {string} text
 * @param {boolean} isLast
 */
async function copy(text, isLast) {
  rows = [];
  parser.parse(text, 0, !isLast);
  if (rows.length === 0) return;
  const output = `${Papa.unparse(rows, { newline: '\n' })}\n`;
  await new Promise((resolve) => process.stdout.write(output, resolve));
}
for await (const chunk of process.stdin) {
  const text = pending + String(chunk);
  const end = text.lastIndexOf('\n') + 1;
  pending = text.slice(end);
  await copy(text.slice(0, end), false);
}
if (pending !== '') await copy(pending, true);
