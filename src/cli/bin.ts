#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { localDay } from '../heatstamp.ts';
import { faults } from '../words/en/command-line.ts';
import { draftOf, fileInput, isFile, outputOf, standardInput } from './node-io.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  input: standardInput(faults.input),
  output: outputOf(faults.output, 1),
  messages: outputOf(faults.messages, 2),
  open: fileInput,
  draft: draftOf,
  isFile,
  today: () => localDay(new Date()),
  now: () => performance.now(),
  version,
});

/** The command is one file, dist/lib/cli/bin.js, beside which its package says what it is. */
function version(): string {
  const description: unknown = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  return typeof description === 'object' && description !== null && 'version' in description
    ? String(description.version)
    : 'unknown';
}
