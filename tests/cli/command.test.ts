import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { golden } from '../golden.ts';
import { isLong, times } from '../long.ts';
import { parseLines } from './in-process.ts';

const BIN = fileURLToPath(new URL('../../dist/lib/cli/bin.js', import.meta.url));

beforeAll(() => {
  if (libIsStale()) buildLib();
});

function start(...argv: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [BIN, ...argv]);
}

/** The temporary files of a file that is written. */
function partsOf(file: string): readonly string[] {
  return readdirSync(dirname(file)).filter(
    (name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.part'),
  );
}

async function runToEnd(argv: readonly string[], input: string | Uint8Array = '') {
  const child = start(...argv);
  child.stdin.end(input);
  const closed = once(child, 'close');
  const [output, messages] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { status: child.exitCode, output, messages };
}

describe('the built command', () => {
  test('decodes its arguments', async () => {
    const { status, output } = await runToEnd(['AR2126', '8912 SL', 'QQ2126']);
    expect(status).toBe(1);
    expect(output).toMatch(/^AR2126\n {2}Date {6}Week 22, 2016/);
    expect(output).toContain('\n\n8912SL\n  Date      December 1989\n');
  });

  test('prints the version of its package', async () => {
    const description = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    const { version } = JSON.parse(description) as { version: string };
    expect((await runToEnd(['--version'])).output).toBe(`${version}\n`);
  });

  test('answers a line before the next one arrives', async () => {
    const child = start('--format', 'ndjson');
    for (const code of ['AR2126', 'SD1013', 'VI0956']) {
      child.stdin.write(`${code}\n`);
      const [answer] = (await once(child.stdout, 'data')) as [Buffer];
      expect(parseLines(answer.toString())).toMatchObject([{ input: code }]);
    }
    child.stdin.end();
    await once(child, 'close');
    expect(child.exitCode).toBe(0);
  });

  test('ends quietly when the reader of its output goes away, although the input never ends', async () => {
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

  test('refuses an endless line, in little memory', async () => {
    const child = spawn(process.execPath, ['--max-old-space-size=32', BIN, '--format', 'ndjson']);
    const messages = text(child.stderr);
    child.stdin.on('error', () => undefined);
    const piece = Buffer.alloc(1 << 20, 'A');
    child.stdin.write('AR2126\n');
    for (let written = 0; written < 20; written += 1) child.stdin.write(piece);
    child.stdin.end();
    expect(await messages).toBe(
      'heatstamp: standard input, line 2: this line is longer than 16 MiB. To go on without such rows, name a file for them with --bad-rows.\n',
    );
    expect(child.exitCode ?? (await once(child, 'close'))[0]).toBe(2);
  });

  // Ten million lines in the long run.
  test(
    'answers any number of lines, in little memory',
    async () => {
      const thousands = times(100, 10_000);
      const child = spawn(process.execPath, ['--max-old-space-size=32', BIN, '--format', 'csv']);
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
    },
    times(300_000, 1_500_000),
  );

  // Ten million rows in the long run.
  test('answers any number of table rows, quoted or not, in little memory', async () => {
    const thousands = times(100, 10_000);
    const argv = ['--max-old-space-size=32', BIN, '--column', 'code', '--skip-blank'];
    const child = spawn(process.execPath, argv);
    const closed = once(child, 'close');
    const rows = ['1,Speedy 30,AR2126,France,980.00', '2,"Never ""full"", MM",SD1013,USA,"1,200"'];
    const thousand = Buffer.from(`${rows.join('\n')}\n`.repeat(500));
    let answered = -1;
    child.stdout.on('data', (piece: Buffer) => {
      for (const byte of piece) if (byte === 10) answered += 1;
    });
    child.stdin.write('id,item,code,label,price\n');
    for (let written = 0; written < thousands; written += 1) {
      if (!child.stdin.write(thousand)) await once(child.stdin, 'drain');
    }
    child.stdin.end();
    await closed;
    expect([child.exitCode, answered]).toEqual([0, thousands * 1000]);
  }, 300_000);
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heatstamp-command-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const table = join(folder, 'stock.csv');
  writeFileSync(table, 'id,code\n1,AR2126\n2,SD1013\n');

  test('--output replaces a file, and keeps its mode and the links to it', async () => {
    const own = join(folder, 'own.csv');
    writeFileSync(own, 'old', { mode: 0o600 });
    const link = join(folder, 'link.csv');
    symlinkSync(own, link);
    const { status, messages } = await runToEnd(['--column', 'code', '--output', link, table]);
    expect([status, messages]).toEqual([0, '']);
    expect(readFileSync(own, 'utf8')).toMatch(/^id,code,heatstamp_code,.*\n1,AR2126,AR2126,true,/);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(own).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  describe('a file that is read or written already is not written to', () => {
    const kept = 'id,code\n1,AR2126\n2\n';
    const [stock, other, out] = ['kept.csv', 'other.csv', 'kept-out.csv'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    writeFileSync(stock, kept);
    writeFileSync(other, kept);
    symlinkSync(stock, join(folder, 'soft.csv'));
    linkSync(stock, join(folder, 'hard.csv'));
    symlinkSync(out, join(folder, 'soft-out.csv'));
    const AN_INPUT = 'this file is also an input. Choose another one to write to.';
    const AN_OUTPUT = '--output and --bad-rows name the same file. Choose another one.';

    test.each([
      ['bad rows into the table', ['--bad-rows', stock, stock], AN_INPUT],
      ['into a table by another path', ['--bad-rows', `${folder}/./kept.csv`, stock], AN_INPUT],
      ['into a link to it', ['--bad-rows', join(folder, 'soft.csv'), stock], AN_INPUT],
      ['into a hard link to it', ['--bad-rows', join(folder, 'hard.csv'), stock], AN_INPUT],
      ['into the second of two tables', ['--bad-rows', stock, other, stock], AN_INPUT],
      ['into the table on standard input', ['--bad-rows', stock], AN_INPUT],
      ['the answers into the table', ['--output', stock, stock], AN_INPUT],
      [
        'both into one new file',
        ['--output', out, '--bad-rows', `${folder}/./kept-out.csv`, stock],
        AN_OUTPUT,
      ],
      [
        'both into one new file by a link',
        ['--output', out, '--bad-rows', join(folder, 'soft-out.csv'), stock],
        AN_OUTPUT,
      ],
    ])('%s', (_, argv, message) => {
      const input = openSync(stock, 'r');
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [BIN, '--column', 'code', ...argv],
        { stdio: [input, 'pipe', 'pipe'], encoding: 'utf8' },
      );
      closeSync(input);
      expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
      expect([readFileSync(stock, 'utf8'), existsSync(out)]).toEqual([kept, false]);
      expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    });

    test('not even by a shell that appends the answers to the table, which would never end', () => {
      const line = `"${process.execPath}" "${BIN}" --column code kept.csv >> kept.csv`;
      const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8' });
      expect([status, stderr]).toEqual([2, `heatstamp: standard output: ${AN_INPUT}\n`]);
      expect(readFileSync(stock, 'utf8')).toBe(kept);
    });
  });

  test('an error in the input leaves no file behind', async () => {
    const [bad, out] = [join(folder, 'bad.csv'), join(folder, 'out.csv')];
    writeFileSync(bad, `id,code\n${'1,AR2126\n'.repeat(50_000)}1,2,3\n`);
    const { status, messages } = await runToEnd(['--column', 'code', '--output', out, bad]);
    expect([status, messages]).toEqual([
      2,
      `heatstamp: ${bad}, line 50002: this row has 3 cells, but the header has 2. To go on without such rows, name a file for them with --bad-rows.\n`,
    ]);
    expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual([]);
  });

  test('bad rows go to their file, and the table to its own', async () => {
    const [out, bad] = [join(folder, 'good.csv'), join(folder, 'bad.tsv')];
    const input = join(folder, 'some.csv');
    writeFileSync(input, 'id,code\n1,AR2126\n2,,x\n3,SD1013\n');
    const files = ['--output', out, '--bad-rows', bad, input];
    const { status, messages } = await runToEnd(['--column', '2', ...files]);
    expect([status, messages]).toEqual([
      1,
      `heatstamp: 1 row could not be read; it is in ${bad}.\n`,
    ]);
    expect(readFileSync(out, 'utf8')).toMatch(/^id,code,.*\n1,AR2126,.*\n3,SD1013,.*\n$/);
    expect(readFileSync(bad, 'utf8')).toBe(
      `file\tline\terror_code\terror\trow\n${input}\t3\tragged\tthis row has 3 cells, but the header has 2.\t2,,x\n`,
    );
  });

  test('an interruption leaves no file behind', async () => {
    const out = join(folder, 'late.csv');
    const child = start('--output', out, '--format', 'csv');
    child.stdin.on('error', () => undefined);
    child.stdin.write('AR2126\n');
    await expect.poll(() => partsOf(out), { timeout: 20_000 }).toHaveLength(1);
    child.kill('SIGINT');
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGINT');
    expect(readdirSync(folder).filter((name) => name.startsWith('late'))).toEqual([]);
  });

  test('a file that a killed run left behind stays, like every file that this run has not made', async () => {
    const out = join(folder, 'killed.csv');
    const child = start('--output', out, '--format', 'csv');
    child.stdin.on('error', () => undefined);
    await expect.poll(() => partsOf(out), { timeout: 20_000 }).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'close');
    // Such as one of another machine, on a shared disk.
    writeFileSync(`${out}.1.part`, 'theirs');
    const parts = partsOf(out);
    expect((await runToEnd(['--output', out, '--format', 'csv', 'AR2126'])).status).toBe(0);
    expect(partsOf(out)).toEqual(parts);
    expect(existsSync(out)).toBe(true);
  });

  test.skipIf(spawnSync('unshare', ['-pf', '--mount-proc', 'true']).status !== 0)(
    'as the first process of a container it writes its files, and signals end it',
    async () => {
      const out = join(folder, 'contained.csv');
      writeFileSync(`${out}.1.part`, '');
      const contained = (...argv: string[]): ChildProcessWithoutNullStreams =>
        spawn('unshare', ['-pf', '--mount-proc', '--kill-child', process.execPath, BIN, ...argv]);
      const first = contained('--output', out, '--format', 'csv', 'AR2126');
      await once(first, 'close');
      expect([first.exitCode, existsSync(out)]).toEqual([0, true]);
      const waiting = contained('--format', 'csv');
      waiting.stdin.write('AR2126\n');
      await once(waiting.stdout, 'data');
      const children = `/proc/${waiting.pid ?? 0}/task/${waiting.pid ?? 0}/children`;
      process.kill(Number(readFileSync(children, 'utf8')), 'SIGTERM');
      await once(waiting, 'close');
      expect(waiting.exitCode).toBe(143);
    },
  );

  test.each([
    ['that nobody opens', undefined],
    ['whose reader stops', 'exec sleep 100'],
  ])('nor does an interruption while it waits for a pipe %s', async (_, command) => {
    const [out, pipe] = [join(folder, 'piped.csv'), join(folder, 'pipe')];
    rmSync(pipe, { force: true });
    spawnSync('mkfifo', [pipe]);
    const reader =
      command === undefined ? undefined : spawn('sh', ['-c', `${command} < "${pipe}"`]);
    const child = start('--column', '1', '--output', out, '--bad-rows', pipe);
    child.stdin.on('error', () => undefined);
    child.stdin.write(`code\n${'1,2\n'.repeat(100_000)}`);
    await expect.poll(() => partsOf(out), { timeout: 20_000 }).toHaveLength(1);
    child.kill('SIGTERM');
    await once(child, 'close');
    reader?.kill();
    expect(child.signalCode).toBe('SIGTERM');
    expect(partsOf(out)).toEqual([]);
  });

  test('an interruption of the lookup table, which never waits for input, leaves no file behind', async () => {
    const out = join(folder, 'table.csv');
    const child = start('table', '--output', out);
    await expect.poll(() => partsOf(out), { timeout: 20_000 }).toHaveLength(1);
    child.kill('SIGINT');
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGINT');
    expect(readdirSync(folder).filter((name) => name.startsWith('table'))).toEqual([]);
  });

  test.each([
    ['quotation marks out of place', 'SIGTERM', '1,"a"b\n'],
    ['quotation marks that are never closed', 'SIGINT', '1,"a\n2,b\n'],
    ['rows of many cells', 'SIGTERM', `${','.repeat(50_000)}\n`],
    ['signs that could begin a formula', 'SIGINT', `${'-A1'.repeat(20_000)},@SUM(A1)\n`],
    ['bytes that are no text', 'SIGTERM', Buffer.from([0xff, 0x00, 0x2c, 0x0a])],
  ] as const)('nor does an interruption of an endless table of %s', async (_, signal, rows) => {
    const [out, bad] = [join(folder, 'hostile.csv'), join(folder, 'hostile.tsv')];
    const files = ['--output', out, '--bad-rows', bad];
    const child = start('--column', '1', '--today', '2026-11-21', ...files);
    child.stdin.on('error', () => undefined);
    child.stdin.write('code,b\n');
    const many = Buffer.alloc(300_000, rows);
    const feed = (): void => {
      while (child.stdin.writable && child.stdin.write(many));
      child.stdin.once('drain', feed);
    };
    feed();
    const written = () =>
      [...partsOf(out), ...partsOf(bad)].map((name) => statSync(join(folder, name)).size);
    // More than the headers: it is in the midst of the rows.
    await expect.poll(() => Math.max(...written(), 0), { timeout: 60_000 }).toBeGreaterThan(1000);
    child.kill(signal);
    await once(child, 'close');
    expect(child.signalCode).toBe(signal);
    expect(readdirSync(folder).filter((name) => name.startsWith('hostile'))).toEqual([]);
  });

  test('a file keeps its mode whatever the umask, and one that is read-only is not replaced', async () => {
    const shared = join(folder, 'shared.csv');
    writeFileSync(shared, '');
    chmodSync(shared, 0o664);
    const line = `umask 077; "${process.execPath}" "${BIN}" --output "${shared}" AR2126`;
    expect(spawnSync('sh', ['-c', line]).status).toBe(0);
    expect(statSync(shared).mode & 0o777).toBe(0o664);
    if (process.getuid?.() === 0) return;
    chmodSync(shared, 0o444);
    const { status, messages } = await runToEnd(['--output', shared, 'SD1013']);
    expect([status, messages]).toEqual([2, `heatstamp: ${shared}: permission denied.\n`]);
  });

  test('a file may have the longest name that there is', async () => {
    const long = join(folder, `${'é'.repeat(125)}.csv`);
    expect((await runToEnd(['--output', long, 'AR2126'])).status).toBe(0);
    expect(readFileSync(long, 'utf8')).toMatch(/^AR2126\n/);
  });

  test('a link to a file that does not exist yet stays a link', async () => {
    const link = join(folder, 'early.txt');
    symlinkSync('later.txt', link);
    expect((await runToEnd(['--output', link, 'AR2126'])).status).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'later.txt'), 'utf8')).toMatch(/^AR2126\n/);
  });

  test.each(['-', '/dev/stdout'])('--output %s is standard output', (name) => {
    const out = join(folder, 'all.txt');
    const file = openSync(out, 'w');
    const line = `echo before; "${process.execPath}" "${BIN}" --output ${name} AR2126; echo after`;
    const { status } = spawnSync('sh', ['-c', line], { cwd: folder, stdio: ['ignore', file, 2] });
    closeSync(file);
    expect(status).toBe(0);
    expect(readFileSync(out, 'utf8')).toMatch(/^before\nAR2126\n[^]*\nafter\n$/);
  });

  test('--output can be a pipe, whose reader may go away', ({ skip }) => {
    const line = `"${process.execPath}" "${BIN}" table --output >(head -1); echo $?`;
    const { error, stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
    skip(error !== undefined, 'bash is not installed');
    expect([stdout.split('\n').toSorted(), stderr]).toEqual([
      ['', '0', expect.stringMatching(/^code,date,/)],
      '',
    ]);
  });

  test('an argument that is too long for a file name is not a file', async () => {
    const listing = `date code: FL1024. ${'x'.repeat(300)}`;
    const { status, output } = await runToEnd([listing]);
    expect([status, output]).toEqual([1, expect.stringContaining('Error')]);
    expect((await runToEnd([`${BIN}/x.SP0065`])).status).toBe(1);
  });

  const loop = join(folder, 'loop');
  symlinkSync('loop', loop);

  test.each([
    ['a link to itself', [loop], `${loop}: this link leads back to itself.`],
    [
      'a file that does not exist',
      ['--column', 'code', join(folder, 'no.csv')],
      `${join(folder, 'no.csv')}: no such file or directory.`,
    ],
    ['a directory to read', ['--column', 'code', folder], `${folder}: this is a directory.`],
    ['a directory to write', ['--output', folder, 'AR2126'], `${folder}: this is a directory.`],
    [
      'a directory that does not exist',
      ['--output', join(folder, 'no/x.csv'), 'AR2126'],
      'no such file or directory.',
    ],
  ])('%s is reported', async (_, argv, message) => {
    const { status, messages } = await runToEnd(argv);
    expect(status).toBe(2);
    expect(messages).toContain(message);
  });

  test('a directory as standard input is reported', () => {
    const directory = openSync(folder, 'r');
    const { status, stderr } = spawnSync(process.execPath, [BIN], {
      stdio: [directory, 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    closeSync(directory);
    expect([status, stderr]).toEqual([2, 'heatstamp: standard input: this is a directory.\n']);
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is reported', async () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'AR2126'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    const message = 'no space left on the device.\n';
    expect([status, stderr]).toEqual([2, `heatstamp: standard output: ${message}`]);
    const { messages } = await runToEnd(['--output', '/dev/full', 'AR2126']);
    expect(messages).toBe(`heatstamp: /dev/full: ${message}`);
    // When even the message cannot be written, the status remains.
    const line = `"${process.execPath}" "${BIN}" AR2126 > /dev/full 2> /dev/full`;
    expect(spawnSync('sh', ['-c', line]).status).toBe(2);
  });
});

describe('the lookup table and the manual page', () => {
  // In the long run, as of a day late enough for codes of weeks.
  test('the lookup table has every code that reads on a day, once, with the answer of the command', async () => {
    const [today, last] = isLong ? ['2026-11-21', '2026-11-16'] : ['1995-06-30', '1995-06-01'];
    const options = { encoding: 'utf8', maxBuffer: 2 ** 30 } as const;
    const argv = [BIN, 'table', '--today', today];
    const { stdout } = spawnSync(process.execPath, argv, options);
    const [header, ...rows] = stdout.trimEnd().split('\r\n');
    expect(header).toBe(
      'code,date,country,countries,factory_code,year,week,month,first_day,last_day,reading,standing,evidence,notices,facts_date',
    );
    const byCode = new Map(rows.map((row) => [row.slice(0, row.indexOf(',')), row]));
    expect(byCode.size).toBe(rows.length);
    const begins = rows.map((row) => /,(\d{4}-\d\d-\d\d),/.exec(row)?.[1] ?? '');
    expect(begins.toSorted().at(-1)).toBe(last);
    const codes = golden.map(({ input }) => input);
    const asked = ['--format', 'csv', '--today', today, '--', ...codes];
    const answered = (await runToEnd(asked)).output.trimEnd().split('\r\n').slice(1);
    const read = answered.filter((row) => row.includes(',true,'));
    expect(read.length).toBeGreaterThan(10);
    for (const answer of read) {
      const [, code = '', rest = '', day = ''] =
        /,([^,]+),true,(.*),,,,,,,,,(,[^,]+)$/.exec(answer) ?? [];
      expect(byCode.get(code)).toBe(`${code},${rest}${day}`);
    }
  });

  test('the lookup table in NDJSON has the same fields', async () => {
    const child = start('table', '--format', 'ndjson');
    const [piece] = (await once(child.stdout, 'data')) as [Buffer];
    child.stdout.destroy();
    expect(JSON.parse(piece.toString().split('\n')[0] ?? '')).toMatchObject({
      ...{ code: '821', date: 'January 1982', countries: [], factoryCode: 'N/A', year: 1982 },
      ...{ month: 1, interval: { from: '1982-01-01', to: '1982-01-31' }, reading: 'digits-only' },
      // Documented dates come first.
      standing: 'documented',
      notices: [{ id: 'country-assumed' }],
    });
  });

  const page = fileURLToPath(new URL('heatstamp.1', `file://${BIN}`));
  test('the manual page passes mandoc -T lint, where it is installed', ({ skip }) => {
    const { error, stdout } = spawnSync('mandoc', ['-T', 'lint', page], { encoding: 'utf8' });
    skip(error !== undefined, 'mandoc is not installed');
    expect(stdout).toBe('');
  });

  test('no line of the manual page is longer than 80 characters', () => {
    for (const line of readFileSync(page, 'utf8').split('\n')) {
      if (!line.startsWith('.')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });
});
