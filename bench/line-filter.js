/*
 * The floor for lists: reads lines, and writes each with enough filler to make the output as long as that of the command.
 * Usage: node line-filter.js FILLER_LENGTH < codes.txt
 */
const filler = `${'x'.repeat(Number(process.argv[2]) - 1)}\n`;
const CHUNK = 65_536;

let pending = '';
let output = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) {
  const lines = (pending + String(chunk)).split('\n');
  pending = lines.pop() ?? '';
  for (const line of lines) {
    output += line + filler;
    if (output.length >= CHUNK) await write();
  }
}
if (output !== '') await write();

async function write() {
  const chunk = output;
  output = '';
  await new Promise((resolve) => process.stdout.write(chunk, resolve));
}
