import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildLib, libIsStale } from '../scripts/build-lib.js';

/*
 * Measures the decoder and the command, each against a floor measured in the same run, so that the ratio means the same
 * on every machine. It prints and judges nothing: a time is no reason for a test to fail.
 */
if (libIsStale()) buildLib();
// Loaded only now, since they need what may just have been built.
const { codes } = await import('./codes.js');
const { benchDecoder } = await import('./decoder.js');
const { benchCommand } = await import('./command.js');
const { benchMemory } = await import('./memory.js');
const { benchStart } = await import('./start.js');
const { benchTables } = await import('./tables.js');

const MILLION = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'heatstamp-bench-'));
try {
  const million = codes(MILLION);
  // What is named is measured alone: npm run bench -- start tables
  const named = process.argv.slice(2);
  const isWanted = (/** @type {string} */ name) => named.length === 0 || named.includes(name);
  if (isWanted('start')) await benchStart();
  if (isWanted('tables')) await benchTables(folder, million);
  if (isWanted('decoder')) await benchDecoder();
  if (isWanted('command')) await benchLists(million);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {readonly string[]} million */
async function benchLists(million) {
  const inputs = [100_000, MILLION, 10 * MILLION].map((lines) => ({
    lines,
    file: fileOf(lines, million),
  }));
  await benchCommand(join(folder, String(MILLION)), MILLION);
  await benchMemory(inputs);
}

/**
 * @param {number} lines at most a million, or a multiple of it
 * @param {readonly string[]} million
 */
function fileOf(lines, million) {
  const file = join(folder, String(lines));
  const text = `${million.slice(0, lines).join('\n')}\n`;
  writeFileSync(file, '');
  for (let written = 0; written < lines; written += million.length) appendFileSync(file, text);
  return file;
}
