import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../tests/cli/in-process.ts';
import { parseArguments } from './arguments.ts';
import { commandOf, COMMANDS, commandOptions } from './commands.ts';
import { widthOf } from './formatters/layout.ts';
import { usage } from './usage.ts';

describe('exit status', () => {
  test.each([
    ['0 when every code was valid', ['AR2126', '8912 SL'], 0],
    ['1 when one was invalid', ['AR2126', 'QQ2126', 'AR2126'], 1],
    ['1 for a blank code', [''], 1],
    ['2 for wrong usage', ['--format', 'pdf', 'AR2126'], 2],
    ['0 for an invalid code with --exit-zero', ['QQ2126', '--exit-zero'], 0],
    ['0 for an undocumented date', ['SD1234'], 0],
    ['1 for an undocumented date with --strict', ['SD1234', '--strict'], 1],
    ['0 for a conflict', ['SD1013', '--made-in', 'France'], 0],
    ['1 for a conflict with --strict', ['SD1013', '--made-in', 'France', '--strict'], 1],
    ['0 for help', ['--help'], 0],
    ['0 for the version', ['--version'], 0],
  ])('%s', async (_, argv, status) => {
    expect((await runIn(argv)).status).toBe(status);
  });

  test('wrong usage prints one line and where to find help, and no answer', async () => {
    expect(await runIn(['--format', 'pdf', 'AR2126'])).toMatchObject({
      output: '',
      messages:
        "heatstamp: Unknown format 'pdf'. Choose one of: text, ndjson, csv.\nTry heatstamp --help.\n",
    });
  });

  test('empty input is not an error', async () => {
    expect(await runIn([], { input: [] })).toMatchObject({ status: 0, output: '', messages: '' });
  });

  test('the name of a file is not decoded', async () => {
    const { status, messages } = await runIn(['codes.txt'], { files: { 'codes.txt': 'AR2126' } });
    expect([status, messages]).toEqual([
      2,
      'heatstamp: codes.txt: this is a file, not a code. Use heatstamp < FILE for a list of codes, or heatstamp --column NAME FILE for a table.\n',
    ]);
  });

  test('70 and one line for a fault of our own, which no code can cause', async () => {
    expect(await runIn([], { inputError: new TypeError('a bug') })).toMatchObject({
      status: 70,
      messages: 'heatstamp: this is a bug in heatstamp 1.2.3: a bug\n',
    });
  });
});

describe('other languages', () => {
  test('ids and columns stay the same, in the lookup table too', async () => {
    const { output } = await runIn(['--format', 'csv', '--lang', 'ja', 'AR2126']);
    expect(output).toMatch(
      /^input,code,is_valid,date,.*\r\nAR2126,AR2126,true,2016年第22週,フランス,FR,/,
    );
    const table = await runIn(['table', '--lang', 'fr', '--today', '1982-01-31']);
    expect(table.output.split('\r\n')[1]).toMatch(/^821,janvier 1982,France \(lieu présumé\),/);
  });

  test('help and messages are in English', async () => {
    const { messages } = await runIn(['--lang', 'fr', '--format', 'pdf']);
    expect(messages).toContain("Unknown format 'pdf'.");
    expect((await runIn(['--lang', 'ja', '--help'])).output).toContain('\nOptions\n');
  });
});

describe('help', () => {
  test.each(COMMANDS)('of $name fits into 80 columns', async ({ name }) => {
    const { output } = await runIn([name, '--help'].filter(Boolean));
    for (const line of output.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
    expect(output).toContain('\nOptions\n');
  });

  test.each(COMMANDS)('$name lists its options and usage', async ({ name }) => {
    const { output } = await runIn([name, '--help'].filter(Boolean));
    expect(output).toContain('\nUsage\n  heatstamp');
    for (const option of commandOptions(commandOf(name)))
      expect(output).toContain(`--${option.name}`);
    const isForRows = name === '' || name === 'listing';
    for (const { title } of usage.topics) {
      expect(output.includes(`\n${title}\n`)).toBe(isForRows);
    }
    expect(output).toContain('\nSee also\n');
  });

  test.each([
    ['listing', ['every listing has a code', '--exit-zero makes it 0'], 'falls back to --made-in'],
    ['factories', ['output format (default: text)', 'all went well'], 'csv for tables'],
    ['table', ['output format (default: csv)', '70'], 'was invalid'],
  ])('of %s says what holds there', async (name, says, not) => {
    const help = (await runIn([name, '--help'])).output.replace(/\s+/g, ' ');
    for (const text of says) expect(help).toContain(text);
    expect(help).not.toContain(not);
  });

  test('the version stands alone', async () => {
    expect((await runIn(['--version'])).output).toBe('1.2.3\n');
  });

  test('without a code at a terminal the command prints its help and does not wait', async () => {
    const { status, output, messages } = await runIn([], { inputIsTerminal: true });
    expect([status, output]).toEqual([2, '']);
    expect(messages).toContain('  heatstamp CODE…');
  });

  test.each([[['listing']], [['listing', '--column', 'text']]])(
    'so does %j, unless standard input is named',
    async (argv) => {
      const { status, output, messages } = await runIn(argv, { inputIsTerminal: true });
      expect([status, output]).toEqual([2, '']);
      expect(messages).toContain('  heatstamp listing [FILE…]');
      const named = { inputIsTerminal: true, input: ['text\nSD1013\n'] };
      expect((await runIn([...argv, '-'], named)).output).toContain('SD1013');
    },
  );

  test.each(COMMANDS)('$name has the default format that its help names', async ({ name }) => {
    const help = (await runIn([name, '--help'].filter(Boolean))).output;
    const [, format = ''] = /--format[^(]+\(default:\s+(\w+)/.exec(help) ?? [];
    if (format === '') return;
    expect(await parseArguments([name, '--format', format].filter(Boolean))).toMatchObject({
      format,
    });
    expect(await parseArguments([name].filter(Boolean))).toMatchObject({ format });
  });
});

describe('no date is valid after today', () => {
  test.each([
    ['the day that --today names', ['--today', '2016-01-01'], '2035-01-01', 1, ''],
    ['even on a clock that is behind', ['--today', '2016-06-01'], '1970-01-01', 0, ''],
    ['the day on which the command runs', [], '2035-01-01', 0, ''],
    ['a clock that is behind is not believed', [], '1970-01-01', 0, '1970-01-01, which cannot be'],
    ['nor one of 2001', ['listing'], '2001-01-01', 0, '2001-01-01, which cannot be right'],
  ])('%s', async (_, argv, today, status, message) => {
    const isListing = argv[0] === 'listing';
    const system = { today, input: isListing ? ['Date code AR2126'] : [] };
    const result = await runIn(isListing ? argv : ['AR2126', ...argv], system);
    expect(result.status).toBe(status);
    expect(result.messages).toContain(message);
    expect(result.messages === '').toBe(message === '');
  });
});

describe('lists', () => {
  const AS_NDJSON = ['--format', 'ndjson'];

  test('answers keep the order of a long list', async () => {
    const codes = Array.from({ length: 5000 }, (_, i) => `AR${String(i).padStart(4, '0')}`);
    const { output } = await runIn(AS_NDJSON, { input: [codes.join('\n')] });
    expect(parseLines(output).map(({ input }) => input)).toEqual(codes);
  });

  test.each(['\n', '\n\n', '\n\n\n', '\r\n\r\n', '\n  \n', '\n  \n\n\t\n'])(
    'blank lines at the end do not count: %j',
    async (end) => {
      expect((await runIn([], { input: [`AR2126${end}`] })).status).toBe(0);
    },
  );

  test('other blank lines count, unless they are skipped', async () => {
    const input = ['AR2126\n\n \nAR2126\n'];
    const { output, status } = await runIn(AS_NDJSON, { input });
    expect(parseLines(output).map(({ lineNumber, input: text }) => [lineNumber, text])).toEqual([
      [1, 'AR2126'],
      [2, ''],
      [3, ' '],
      [4, 'AR2126'],
    ]);
    expect(status).toBe(1);
    const skipping = await runIn([...AS_NDJSON, '--skip-blank'], { input });
    expect(parseLines(skipping.output).map(({ lineNumber }) => lineNumber)).toEqual([1, 4]);
    expect(skipping.status).toBe(0);
  });

  test('a long run of blank lines keeps all its lines', async () => {
    const input = [`AR2126\n${'\n'.repeat(2500)} \nAR2126\n`];
    const { output } = await runIn(AS_NDJSON, { input });
    expect(parseLines(output).map(({ lineNumber }) => lineNumber)).toEqual(
      Array.from({ length: 2503 }, (_, i) => i + 1),
    );
  });
});

describe('progress of a long input', () => {
  const input = ['AR2126\n'.repeat(2000), 'AR2126\n', 'AR2126\n'];
  const clock = [0, 500, 1500, 1500, 1600];

  test('a terminal shows it at most once a second, and clears it at the end', async () => {
    const { messages } = await runIn([], { input, clock, messagesAreTerminal: true });
    expect(messages).toBe(
      '\r\u001B[K2,001 done\r\u001B[K2,002 in total: 2,002 valid, 0 invalid.\n',
    );
  });

  test('a terminal that cannot erase shows the totals alone', async () => {
    const dumb = { messagesAreTerminal: true, terminalIsDumb: true };
    const { messages } = await runIn([], { input, clock, ...dumb });
    expect(messages).toBe('2,002 in total: 2,002 valid, 0 invalid.\n');
  });

  test('there is none when messages go to a file', async () => {
    expect((await runIn([], { input, clock })).messages).toBe('');
  });

  test('the totals come even when the answers appear on the same terminal', async () => {
    const terminals = { messagesAreTerminal: true, outputIsTerminal: true };
    const { messages } = await runIn(['SD1234', 'QQ', 'SD1013', '--made-in', 'JP'], terminals);
    expect(messages).toBe('3 in total: 2 valid (1 undocumented), 1 invalid.\n');
    const france = await runIn(['SD1013', 'SD1013', '--made-in', 'FR'], terminals);
    expect(france.messages).toContain('2 valid (2 with a conflict), 0 invalid.');
    expect((await runIn(['AR2126'], terminals)).messages).toBe('');
  });

  test('cells with more than a code in them are counted, and the summary says how to read them', async () => {
    const table = ['code\nSD1013 (2003)\nAR2126\nCode: SD1013\n'];
    const { messages } = await runIn(['--column', 'code'], {
      ...{ input: table, messagesAreTerminal: true },
    });
    expect(messages).toBe(
      '3 in total: 1 valid, 2 invalid.\n2 cells have more than a code in them; heatstamp listing --column reads those.\n',
    );
  });

  test('Parquet is not written to a terminal', async () => {
    const { status, output, messages } = await runIn(['table', '--format', 'parquet'], {
      outputIsTerminal: true,
    });
    expect([status, output]).toEqual([2, '']);
    expect(messages).toContain('Name a file with --output.');
  });
});
