import { describe, expect, test } from 'vitest';
import { COMMANDS, OPTIONS } from './commands.ts';
import { Fault } from './io.ts';
import { requestOf } from './options.ts';
import { parsed, runIn } from '../../tests/cli/in-process.ts';

describe('product §3: exit status', () => {
  test.each([
    ['0 when every code was valid', ['AR2126', '8912 SL'], 0],
    ['1 when one was not', ['AR2126', 'QQ2126', 'AR2126'], 1],
    ['1 for a blank code', [''], 1],
    ['2 for wrong usage', ['--format', 'pdf', 'AR2126'], 2],
    ['0 for what was not, when it is asked for', ['QQ2126', '--exit-zero'], 0],
    ['0 for a date that no source documents', ['SD1234'], 0],
    ['1 for it with --strict', ['SD1234', '--strict'], 1],
    ['0 for help', ['--help'], 0],
    ['0 for the version', ['--version'], 0],
  ])('%s', async (_, argv, status) => {
    expect((await runIn(argv)).status).toBe(status);
  });

  test('wrong usage is said in one line with where to look, and answers nothing', async () => {
    expect(await runIn(['--format', 'pdf', 'AR2126'])).toMatchObject({
      output: '',
      messages:
        "heatstamp: Unknown format 'pdf'. Known: text, ndjson, csv.\nTry heatstamp --help.\n",
    });
  });

  test('nothing on standard input is nothing to answer, and no fault', async () => {
    expect(await runIn([], { input: [] })).toMatchObject({ status: 0, output: '', messages: '' });
  });
});

describe('product §3: what the command says of itself', () => {
  test('help lists every option, within 80 columns', async () => {
    const { output } = await runIn(['--help']);
    for (const { name } of OPTIONS) expect(output).toContain(`--${name}`);
    for (const { name } of COMMANDS) {
      const argv = [name, '--help'].filter(Boolean);
      const help = (await runIn(argv)).output;
      for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      expect(help).toContain('\nUsage\n  heatstamp');
    }
  });

  test('the version stands alone', async () => {
    expect((await runIn(['--version'])).output).toBe('1.2.3\n');
  });

  test('without a code at a terminal it tells its usage and does not wait', async () => {
    const { status, output, messages } = await runIn([], { inputIsTerminal: true });
    expect([status, output]).toEqual([2, '']);
    expect(messages).toContain('  heatstamp CODE…');
  });

  test.each([[['listing']], [['listing', '--column', 'text']]])(
    'nor does it for a listing, unless standard input is named: %j',
    async (argv) => {
      const { status, output, messages } = await runIn(argv, { inputIsTerminal: true });
      expect([status, output]).toEqual([2, '']);
      expect(messages).toContain('  heatstamp listing [FILE…]');
      const named = { inputIsTerminal: true, input: ['text\nSD1013\n'] };
      expect((await runIn([...argv, '-'], named)).output).toContain('SD1013');
    },
  );

  test.each(COMMANDS)('the help of $name names no format that it refuses', async ({ name }) => {
    const help = (await runIn([name, '--help'].filter(Boolean))).output;
    const [, first = ''] = /--format[^(]+\(default:\s+(\w+)/.exec(help) ?? [];
    if (first === '') return;
    const argv = [name, '--format', first].filter(Boolean);
    expect(requestOf(argv)).toMatchObject({ format: first });
    expect(requestOf([name].filter(Boolean))).toMatchObject({ format: first });
  });
});

describe('product §1.3: nothing is made after today', () => {
  test.each([
    ['the day where the command runs', [], '2016-01-01', 1],
    ['the day that --today names', ['--today', '2016-06-01'], '2016-01-01', 0],
  ])('%s', async (_, argv, today, status) => {
    expect((await runIn(['AR2126', ...argv], { today })).status).toBe(status);
  });
});

describe('product §3: streamed', () => {
  test('each answer stands in the place of its line', async () => {
    const codes = Array.from({ length: 5000 }, (_, at) => `AR${String(at).padStart(4, '0')}`);
    const { output } = await runIn(['--format', 'ndjson'], { input: [codes.join('\n')] });
    expect(parsed(output).map(({ input }) => input)).toEqual(codes);
  });

  test('once the reader has gone it reads no further', async () => {
    const { status, piecesRead, messages } = await runIn([], {
      input: ['AR2126\n', 'AR2126\n', 'AR2126\n', 'AR2126\n'],
      writesRead: 2,
    });
    expect([status, messages]).toEqual([0, '']);
    expect(piecesRead).toBeLessThan(4);
  });

  test('input that cannot be read is said in words', async () => {
    const failure = new Fault('standard input', 'this is a directory.');
    expect(await runIn([], { input: ['AR2126\n'], failure })).toMatchObject({
      status: 2,
      messages: 'heatstamp: standard input: this is a directory.\n',
    });
  });

  test('a fault of the program is not hidden', async () => {
    await expect(runIn([], { failure: new TypeError('a bug') })).rejects.toThrow('a bug');
  });
});

describe('product §3: progress of a long input', () => {
  const input = ['AR2126\n'.repeat(2000), 'AR2126\n', 'AR2126\n'];
  const clock = [0, 500, 1500, 1500, 1600];

  test('defect 32: blank lines at the end are not counted, others are unless they are skipped', async () => {
    for (const end of ['\n', '\n\n', '\n\n\n', '\r\n\r\n', '\n  \n', '\n  \n\n\t\n']) {
      expect((await runIn([], { input: [`AR2126${end}`] })).status).toBe(0);
    }
    const input = ['AR2126\n\n \nAR2126\n'];
    const { output, status } = await runIn(['--format', 'ndjson'], { input });
    expect(parsed(output).map(({ line, input: given }) => [line, given])).toEqual([
      [1, 'AR2126'],
      [2, ''],
      [3, ' '],
      [4, 'AR2126'],
    ]);
    expect(status).toBe(1);
    const skipping = await runIn(['--format', 'ndjson', '--skip-blank'], { input });
    expect(parsed(skipping.output).map(({ line }) => line)).toEqual([1, 4]);
    expect(skipping.status).toBe(0);
  });

  test('however many blank lines there are, each is a line', async () => {
    const input = [`AR2126\n${'\n'.repeat(2500)} \nAR2126\n`];
    const { output } = await runIn(['--format', 'ndjson'], { input });
    expect(parsed(output).map(({ line }) => line)).toEqual(
      Array.from({ length: 2503 }, (_, at) => at + 1),
    );
  });

  test('a terminal sees it at most once a second, and nothing of it stays', async () => {
    const { messages } = await runIn([], { input, clock, messagesAreTerminal: true });
    expect(messages).toBe(
      '\r\u001B[K2,001 done\r\u001B[K2,002 in all: 2,002 valid; 0 not valid.\n',
    );
  });

  test('none where messages go to a file', async () => {
    expect((await runIn([], { input, clock })).messages).toBe('');
  });

  test('none where the answers themselves show it; the summary comes all the same', async () => {
    const terminals = { messagesAreTerminal: true, outputIsTerminal: true };
    const { messages } = await runIn(['SD1234', 'QQ', 'SD1013', '--made-in', 'JP'], terminals);
    expect(messages).toBe('3 in all: 2 valid, 1 undocumented; 1 not valid.\n');
    const france = await runIn(['SD1013', 'SD1013', '--made-in', 'FR'], terminals);
    expect(france.messages).toContain('2 valid, 2 in conflict with the label; 0 not valid.');
    expect((await runIn(['AR2126'], terminals)).messages).toBe('');
  });
});
