#!/usr/bin/env node
import { createRequire } from 'node:module';
import { localDay } from '../heatstamp.ts';
import type { Output } from './io.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  input: { bytes: process.stdin, isTerminal: process.stdin.isTTY },
  output: outputOf(process.stdout),
  messages: outputOf(process.stderr),
  today: () => localDay(new Date()),
  now: () => performance.now(),
  version,
});

function outputOf(stream: NodeJS.WriteStream): Output {
  // Each write learns of its own failure; without a listener the stream would end the process as well.
  stream.on('error', () => undefined);
  return {
    isTerminal: stream.isTTY,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error: NodeJS.ErrnoException | null | undefined) => {
          if (!error) resolve(true);
          else if (error.code === 'EPIPE') resolve(false);
          else reject(error);
        });
      }),
  };
}

/** The package finds its own description by its name, wherever it is installed and however deep this file lies. */
function version(): string {
  const description: unknown = createRequire(import.meta.url)('heatstamp/package.json');
  return typeof description === 'object' && description !== null && 'version' in description
    ? String(description.version)
    : 'unknown';
}
