#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { fileExists, openFile, standardInput, standardStream } from './node-io.ts';
import { createFiles } from './node-outputs.ts';
import { run } from './run.ts';
import { tidyOnSignals } from './signals.ts';

// The first process of a container is ended by no signal that it does not handle.
if (process.pid === 1) tidyOnSignals(() => undefined);

process.exitCode = await run(process.argv.slice(2), {
  stdin: standardInput(),
  stdout: standardStream(1),
  stderr: standardStream(2),
  openFile,
  createFiles,
  fileExists,
  clock: () => new Date(),
  now: () => performance.now(),
  version,
});

/** The version in package.json, relative to the bundled command, dist/lib/cli/bin.js. */
function version(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
