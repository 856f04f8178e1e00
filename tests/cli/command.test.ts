import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { times } from '../long.ts';
import { parsed } from './in-process.ts';

const BIN = fileURLToPath(new URL('../../dist/lib/cli/bin.js', import.meta.url));

beforeAll(() => {
  if (libIsStale()) buildLib();
}, 60_000);

function start(...argv: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [BIN, ...argv]);
}

/** Runs the built command to its end. */
async function ended(argv: readonly string[], input: string | Uint8Array = '') {
  const child = start(...argv);
  child.stdin.end(input);
  const closed = once(child, 'close');
  const [output, messages] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { status: child.exitCode, output, messages };
}

describe('product §3: the built command', () => {
  test('answers its arguments', async () => {
    const { status, output } = await ended(['AR2126', '8912 SL']);
    expect(status).toBe(0);
    expect(output).toMatch(/^AR2126\n {2}Date {6}Week 22, 2016/);
    expect(output).toContain('\n\n8912SL\n  Date      December 1989\n');
  });

  test.each([
    ['1 when a code was not valid', ['QQ2126'], 1],
    ['2 for wrong usage', ['--today', 'tomorrow', 'AR2126'], 2],
  ])('ends with status %s', async (_, argv, status) => {
    expect((await ended(argv)).status).toBe(status);
  });

  test('knows the version of its package', async () => {
    const description = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    const { version } = JSON.parse(description) as { version: string };
    expect((await ended(['--version'])).output).toBe(`${version}\n`);
  });

  test('answers a line before the next one comes', async () => {
    const child = start('--format', 'ndjson');
    for (const code of ['AR2126', 'SD1013', 'VI0956']) {
      child.stdin.write(`${code}\n`);
      const [answer] = (await once(child.stdout, 'data')) as [Buffer];
      expect(parsed(answer.toString())).toMatchObject([{ input: code }]);
    }
    child.stdin.end();
    await once(child, 'close');
    expect(child.exitCode).toBe(0);
  });

  test('keeps the order of a long list', async () => {
    const codes = Array.from({ length: 20_000 }, (_, at) => `AR${String(at).padStart(5, '0')}`);
    const { output } = await ended(['--format', 'ndjson'], codes.join('\n'));
    expect(parsed(output).map(({ input }) => input)).toEqual(codes);
  });

  test('ends quietly when the reader goes away, although the input never ends', async () => {
    const child = start('--format', 'csv');
    const closed = once(child, 'close');
    child.stdin.on('error', () => undefined);
    const lines = 'AR2126\n'.repeat(10_000);
    const feed = (): void => {
      if (child.stdin.writable) child.stdin.write(lines, feed);
    };
    feed();
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const messages = await text(child.stderr);
    await closed;
    expect([child.exitCode, child.signalCode, messages]).toEqual([0, null, '']);
  });

  test.each(['text', 'ndjson', 'csv'])(
    'any bytes are answered, line by line, as %s',
    async (format) => {
      const junk = Uint8Array.from({ length: 50_000 }, (_, at) => (at * at * 31 + at * 7) % 251);
      const { status, messages } = await ended(['--format', format], junk);
      expect([status, messages]).toEqual([1, '']);
    },
  );

  test('a line without end is answered once, with its head, in little memory', async () => {
    const child = spawn(process.execPath, ['--max-old-space-size=32', BIN, '--format', 'ndjson']);
    const piece = Buffer.alloc(1 << 20, 'A');
    const output = text(child.stdout);
    for (let written = 0; written < 100; written += 1) {
      if (!child.stdin.write(piece)) await once(child.stdin, 'drain');
    }
    child.stdin.end('\nAR2126\n');
    const answers = parsed(await output);
    expect(answers).toMatchObject([
      { isValid: false, errorCode: 'unknown-pattern' },
      { input: 'AR2126' },
    ]);
    expect(answers[0]?.input).toBe(`${'A'.repeat(1000)}…`);
  });

  // Ten million of them in the long run.
  test('lines without number are answered one by one, in little memory', async () => {
    const thousands = times(300, 10_000);
    const child = spawn(process.execPath, ['--max-old-space-size=64', BIN, '--format', 'csv']);
    const closed = once(child, 'close');
    const thousand = Buffer.from('AR2126\nSD1013\n'.repeat(500));
    let answered = -1;
    child.stdout.on('data', (piece: Buffer) => {
      for (const byte of piece) if (byte === 10) answered += 1;
    });
    for (let written = 0; written < thousands; written += 1) {
      if (!child.stdin.write(thousand)) await once(child.stdin, 'drain');
    }
    child.stdin.end();
    await closed;
    expect([child.exitCode, answered]).toEqual([0, thousands * 1000]);
  }, 300_000);
});
