/**
 * The floor for the command: reads lines as it does, and for each writes itself and as much filler as makes the output
 * as long as the command's. Usage: node line-filter.js FILLER_LENGTH < codes.txt
 */
const filler = `${'x'.repeat(Number(process.argv[2]) - 1)}\n`;
const PIECE = 65_536;

let tail = '';
let output = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) {
  const lines = (tail + String(chunk)).split('\n');
  tail = lines.pop() ?? '';
  for (const line of lines) {
    output += line + filler;
    if (output.length >= PIECE) await write();
  }
}
if (output !== '') await write();

async function write() {
  const piece = output;
  output = '';
  await new Promise((resolve) => process.stdout.write(piece, resolve));
}
