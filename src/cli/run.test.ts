import { describe, expect, test } from 'vitest';
import { parsed, runIn } from '../../tests/cli/in-process.ts';

describe('product §3: exit status', () => {
  test.each([
    ['0 when every code was valid', ['AR2126', '8912 SL'], 0],
    ['1 when one was not', ['AR2126', 'QQ2126', 'AR2126'], 1],
    ['1 for a blank code', [''], 1],
    ['2 for wrong usage', ['--format', 'pdf', 'AR2126'], 2],
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
    for (const option of ['--format', '--today', '--made-in', '--help', '--version']) {
      expect(output).toContain(option);
    }
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('the version stands alone', async () => {
    expect((await runIn(['--version'])).output).toBe('1.2.3\n');
  });

  test('without a code at a terminal it tells its usage and does not wait', async () => {
    const { status, output, messages } = await runIn([], { inputIsTerminal: true });
    expect([status, output]).toEqual([2, '']);
    expect(messages).toContain('heatstamp [options] CODE…');
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
    const failure = Object.assign(new Error('EISDIR: illegal operation'), { syscall: 'read' });
    expect(await runIn([], { input: ['AR2126\n'], failure })).toMatchObject({
      status: 2,
      messages: 'heatstamp: EISDIR: illegal operation\n',
    });
  });

  test('a fault of the program is not hidden', async () => {
    await expect(runIn([], { failure: new TypeError('a bug') })).rejects.toThrow('a bug');
  });
});

describe('product §3: progress of a long input', () => {
  const input = ['AR2126\n'.repeat(2000), 'AR2126\n', 'AR2126\n'];
  const clock = [0, 500, 1500, 1500, 1600];

  test('a terminal sees it at most once a second, and nothing of it stays', async () => {
    const { messages } = await runIn([], { input, clock, messagesAreTerminal: true });
    expect(messages).toBe('\r\u001B[K2,001 lines\r\u001B[K');
  });

  test.each([
    ['where messages go to a file', {}],
    ['where the answers themselves show it', { messagesAreTerminal: true, outputIsTerminal: true }],
  ])('none %s', async (_, terminals) => {
    expect((await runIn([], { input, clock, ...terminals })).messages).toBe('');
  });
});
