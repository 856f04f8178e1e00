import Papa from 'papaparse';

/*
 * The floor for tables: parses a table with the parser that the command has, and writes it with the writer that comes with
 * it. Usage: node table-copier.js < stock.csv
 */
process.stdin.setEncoding('utf8');
let rest = '';
/** @type {(readonly string[])[]} */
let rows = [];
const parser = new Papa.Parser({
  delimiter: ',',
  newline: '\n',
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
  const text = rest + String(chunk);
  const end = text.lastIndexOf('\n') + 1;
  rest = text.slice(end);
  await copy(text.slice(0, end), false);
}
if (rest !== '') await copy(rest, true);
