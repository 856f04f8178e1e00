import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
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
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { COMMANDS, FORMATS, OPTIONS, SHELLS, TABLE_FORMATS } from '../../src/cli/commands.ts';
import { golden } from '../golden.ts';
import { isLong, times } from '../long.ts';
import { parsed } from './in-process.ts';

const BIN = fileURLToPath(new URL('../../dist/lib/cli/bin.js', import.meta.url));

beforeAll(() => {
  if (libIsStale()) buildLib();
});

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
    'any text is answered, line by line, as %s',
    async (format) => {
      const codePoints = Array.from(
        { length: 20_000 },
        (_, at) => 1 + ((at * at * 31 + at * 7) % 0xd7ff),
      );
      const { status, messages } = await ended(
        ['--format', format],
        codePoints.map((point) => String.fromCodePoint(point)).join(''),
      );
      expect([status, messages]).toEqual([1, '']);
    },
  );

  test('a line without end is refused, in little memory', async () => {
    const child = spawn(process.execPath, ['--max-old-space-size=32', BIN, '--format', 'ndjson']);
    const messages = text(child.stderr);
    child.stdin.on('error', () => undefined);
    const piece = Buffer.alloc(1 << 20, 'A');
    child.stdin.write('AR2126\n');
    for (let written = 0; written < 20; written += 1) child.stdin.write(piece);
    child.stdin.end();
    expect(await messages).toBe(
      'heatstamp: standard input, line 2: this is longer than 16 MiB, so it is no line of a list or a table.\n',
    );
    expect(child.exitCode ?? (await once(child, 'close'))[0]).toBe(2);
  });

  // Ten million of them in the long run.
  test(
    'lines without number are answered one by one, in little memory',
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

  // Ten million of them in the long run.
  test('so are the rows of a table, in quotation marks and without', async () => {
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

describe('product §3: the built command and its files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heatstamp-command-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const table = join(folder, 'stock.csv');
  writeFileSync(table, 'id,code\n1,AR2126\n2,SD1013\n');

  test('a file that is written replaces the one of its name, even the one that is read', async () => {
    const own = join(folder, 'own.csv');
    writeFileSync(own, 'id,code\n1,AR2126\n', { mode: 0o600 });
    const link = join(folder, 'link.csv');
    symlinkSync(own, link);
    const { status, messages } = await ended(['--column', 'code', '--output', link, own]);
    expect([status, messages]).toEqual([0, '']);
    expect(readFileSync(own, 'utf8')).toMatch(/^id,code,heatstamp_code,.*\n1,AR2126,AR2126,true,/);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(own).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('nothing is left of a file whose input breaks off', async () => {
    const [bad, out] = [join(folder, 'bad.csv'), join(folder, 'out.csv')];
    writeFileSync(bad, `id,code\n${'1,AR2126\n'.repeat(50_000)}2\n`);
    const { status, messages } = await ended(['--column', 'code', '--output', out, bad]);
    expect([status, messages]).toEqual([
      2,
      `heatstamp: ${bad}, line 50002: this row has 1 cell where the header has 2.\n`,
    ]);
    expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual([]);
  });

  test('nor when it is interrupted', async () => {
    const out = join(folder, 'late.csv');
    const child = start('--output', out, '--format', 'csv');
    child.stdin.on('error', () => undefined);
    child.stdin.write('AR2126\n');
    await expect
      .poll(() => readdirSync(folder), { timeout: 20_000 })
      .toContain(`late.csv.${child.pid ?? 0}.part`);
    child.kill('SIGINT');
    await once(child, 'close');
    expect(child.exitCode).toBe(130);
    expect(readdirSync(folder).filter((name) => name.startsWith('late'))).toEqual([]);
  });

  test('nor of the look-up table, which waits for nothing', async () => {
    const out = join(folder, 'table.csv');
    const child = start('table', '--output', out);
    await expect
      .poll(() => readdirSync(folder), { timeout: 20_000 })
      .toContain(`table.csv.${child.pid ?? 0}.part`);
    child.kill('SIGINT');
    await once(child, 'close');
    expect(child.exitCode).toBe(130);
    expect(readdirSync(folder).filter((name) => name.startsWith('table'))).toEqual([]);
  });

  test('a link that points to nothing yet stays one', async () => {
    const link = join(folder, 'early.txt');
    symlinkSync('later.txt', link);
    expect((await ended(['--output', link, 'AR2126'])).status).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'later.txt'), 'utf8')).toMatch(/^AR2126\n/);
  });

  test.each(['-', '/dev/stdout'])('%s as the file to write is standard output', (name) => {
    const out = join(folder, 'all.txt');
    const file = openSync(out, 'w');
    const line = `echo before; "${process.execPath}" "${BIN}" --output ${name} AR2126; echo after`;
    const { status } = spawnSync('sh', ['-c', line], { cwd: folder, stdio: ['ignore', file, 2] });
    closeSync(file);
    expect(status).toBe(0);
    expect(readFileSync(out, 'utf8')).toMatch(/^before\nAR2126\n[^]*\nafter\n$/);
  });

  test('so is a pipe, whose reader may go away', () => {
    const line = `"${process.execPath}" "${BIN}" table --output >(head -1); echo $?`;
    const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
    expect([stdout.split('\n').toSorted(), stderr]).toEqual([
      ['', '0', expect.stringMatching(/^code,date,/)],
      '',
    ]);
  });

  test('a name that no file can have is a text', async () => {
    const listing = `date code: FL1024. ${'x'.repeat(300)}`;
    const { status, output } = await ended([listing]);
    expect([status, output]).toEqual([1, expect.stringContaining('Error')]);
    expect((await ended([`${BIN}/x.SP0065`])).status).toBe(1);
  });

  const circle = join(folder, 'circle');
  symlinkSync('circle', circle);

  test.each([
    ['a link to itself', [circle], `${circle}: `],
    ['a directory to read', ['--column', 'code', folder], `${folder}: this is a directory.`],
    ['a directory to write', ['--output', folder, 'AR2126'], `${folder}: this is a directory.`],
    [
      'a folder that is not there',
      ['--output', join(folder, 'no/x.csv'), 'AR2126'],
      'there is no such file or directory.',
    ],
  ])('%s is said', async (_, argv, message) => {
    const { status, messages } = await ended(argv);
    expect(status).toBe(2);
    expect(messages).toContain(message);
  });

  test('defect 29: a directory as standard input is said', () => {
    const directory = openSync(folder, 'r');
    const { status, stderr } = spawnSync(process.execPath, [BIN], {
      stdio: [directory, 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    closeSync(directory);
    expect([status, stderr]).toEqual([2, 'heatstamp: standard input: this is a directory.\n']);
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is said', async () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'AR2126'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    const message = 'no space is left on the device.\n';
    expect([status, stderr]).toEqual([2, `heatstamp: standard output: ${message}`]);
    const { messages } = await ended(['--output', '/dev/full', 'AR2126']);
    expect(messages).toBe(`heatstamp: /dev/full: ${message}`);
    // Where not even that can be said, the status does.
    const line = `"${process.execPath}" "${BIN}" AR2126 > /dev/full 2> /dev/full`;
    expect(spawnSync('sh', ['-c', line]).status).toBe(2);
  });
});

describe('product §3: the other subcommands', () => {
  test('the table of factory codes, with its sources', async () => {
    const { output, status } = await ended(['factories', 'sd', 'A0']);
    expect(status).toBe(0);
    expect(output).toMatch(/^ {2}SD {8}United States from 1994 \(documented: /);
    const csv = (await ended(['factories', '--format', 'csv'])).output.split('\r\n');
    expect(csv[0]).toBe('code,place,country,evidence,from,until,note,sources');
    expect(csv.find((row) => row.startsWith('SD,United States'))).toMatch(/,US,documented,1994,,/);
    const objects = parsed((await ended(['factories', '--format', 'ndjson', 'TX'])).output);
    expect(objects).toMatchObject([{ code: 'TX', places: [{ country: 'US' }] }]);
    expect((await ended(['factories', 'ZZ'])).messages).toBe(
      "heatstamp: 'ZZ': no list knows this factory code.\n",
    );
  });

  // As of a day that has codes of weeks, in the long run.
  test('the look-up table has every code that reads as of a day, once, as the command reads it', async () => {
    const [today, last] = isLong ? ['2026-11-21', '2026-11-16'] : ['1995-06-30', '1995-06-01'];
    const options = { encoding: 'utf8', maxBuffer: 2 ** 30 } as const;
    const argv = [BIN, 'table', '--today', today];
    const { stdout } = spawnSync(process.execPath, argv, options);
    const [header, ...rows] = stdout.trimEnd().split('\r\n');
    expect(header).toBe(
      'code,date,country,countries,factory,year,week,month,from,to,reading,standing,evidence',
    );
    const byCode = new Map(rows.map((row) => [row.slice(0, row.indexOf(',')), row]));
    expect(byCode.size).toBe(rows.length);
    const begins = rows.map((row) => /,(\d{4}-\d\d-\d\d),/.exec(row)?.[1] ?? '');
    expect(begins.toSorted().at(-1)).toBe(last);
    const codes = golden.map(({ input }) => input);
    const asked = ['--format', 'csv', '--today', today, '--', ...codes];
    const answered = (await ended(asked)).output.trimEnd().split('\r\n').slice(1);
    const read = answered.filter((row) => row.includes(',true,'));
    expect(read.length).toBeGreaterThan(10);
    for (const answer of read) {
      const [, code = '', rest = ''] = /,([^,]+),true,(.*),,,$/.exec(answer) ?? [];
      expect(byCode.get(code)).toBe(`${code},${rest}`);
    }
  });

  test('the look-up table in NDJSON has the same fields', async () => {
    const child = start('table', '--format', 'ndjson');
    const [piece] = (await once(child.stdout, 'data')) as [Buffer];
    child.stdout.destroy();
    expect(JSON.parse(piece.toString().split('\n')[0] ?? '')).toMatchObject({
      ...{ code: '010', date: 'January 1900', countries: [], factory: 'N/A', year: 1900, month: 1 },
      ...{ from: '1900-01-01', to: '1900-01-31', reading: 'digits-only', standing: 'undocumented' },
    });
  });

  test('the manual page has nothing that a checker of manuals would mend', () => {
    const page = fileURLToPath(new URL('heatstamp.1', `file://${BIN}`));
    const { error, stdout } = spawnSync('mandoc', ['-T', 'lint', page], { encoding: 'utf8' });
    // Without the checker nobody can say.
    if (!error) expect(stdout).toBe('');
    for (const line of readFileSync(page, 'utf8').split('\n')) {
      if (!line.startsWith('.')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });
});

describe('product §3: the completions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heatstamp-completion-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(SHELLS)('for %s knows every option and subcommand', async (shell) => {
    const { output } = await ended(['completion', shell]);
    for (const { name } of OPTIONS) expect(output).toContain(name);
    for (const { name } of COMMANDS) expect(output).toContain(name);
    const script = join(folder, shell);
    writeFileSync(script, output);
    const { error, status, stderr } = spawnSync(shell, ['-n', script], { encoding: 'utf8' });
    // A shell that is not here can't say.
    if (!error) expect([status, stderr]).toEqual([0, '']);
  });

  /** What bash offers for the last word; where that is nothing, it completes the name of a file by itself. */
  async function offered(...words: readonly string[]): Promise<readonly string[]> {
    const { output } = await ended(['completion', 'bash']);
    const given = words.map((word) => `'${word}'`).join(' ');
    const line = `${output}\nCOMP_WORDS=(${given}) COMP_CWORD=${words.length - 1}\n_heatstamp\necho "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
    return stdout.split(/\s+/).filter(Boolean);
  }

  test.each([
    ['the subcommands', ['heatstamp', ''], ['listing', 'factories', 'table', 'completion']],
    ['the values of an option', ['heatstamp', '--format', 'n'], ['ndjson']],
    ['those behind an equals sign', ['heatstamp', '--format', '=', ''], [...FORMATS]],
    ['those that the subcommand takes', ['heatstamp', 'table', '--format', ''], [...TABLE_FORMATS]],
    ['shells', ['heatstamp', 'completion', ''], [...SHELLS]],
    ['nothing of its own for what is free', ['heatstamp', '--column', ''], []],
    ['files to write', ['heatstamp', '--output', ''], []],
    ['files to read', ['heatstamp', 'listing', ''], []],
  ])('in bash offer %s', async (_, words, expected) => {
    expect(await offered(...words)).toEqual(expected);
  });

  test('in bash offer the options of the subcommand, behind a dash alone', async () => {
    expect(await offered('heatstamp', 'factories', '-')).toEqual([
      ...['--format', '--lang', '--output', '--help', '-h', '--version', '-V'],
    ]);
  });
});
