import { describe, expect, test } from 'vitest';
import { runIn } from '../../tests/cli/in-process.ts';
import { Fault } from './io.ts';

const IN_TABLE = ['--column', 'code'];

/** What is said, where the command ends with status 2. */
async function said(argv: readonly string[], input: string | Uint8Array = ''): Promise<string> {
  const { status, messages } = await runIn(argv, { input: [input] });
  expect(status).toBe(2);
  return messages;
}

describe('product §3: a table that cannot be read is said with its file and line', () => {
  test.each([
    ['nothing at all', '', 'standard input: this is empty. A table begins with a header.'],
    [
      'a column that is missing',
      'id,item\n1,x\n',
      "standard input, line 1: there is no column 'code'. There are 'id', 'item'.",
    ],
    [
      'a column that is there twice',
      'code,code\nAR2126,x\n',
      "standard input, line 1: there are two columns 'code'. Give one another name.",
    ],
    [
      'a row that is too short',
      'id,code\n1,AR2126\n"two\nlines"\n',
      'standard input, line 3: this row has 1 cell where the header has 2.',
    ],
    [
      'a row that is too long',
      'id,code\n1,AR2126,x\n',
      'standard input, line 2: this row has 3 cells where the header has 2.',
    ],
    [
      'a quotation mark without its other',
      'id,code\n1,AR2126\n2,"x\n3,y\n',
      'standard input, line 3: a quotation mark begins a cell here and none ends it.',
    ],
    [
      'text behind a cell in quotation marks',
      'id,code\n1,"AR"2126,"x"\n2,y\n',
      'standard input, line 2: a cell in quotation marks goes on behind them.',
    ],
    [
      'lines that end with a carriage return alone',
      'id,code\r1,AR2126\r',
      String.raw`standard input: its lines end with a carriage return alone. Convert it first: tr '\r' '\n' < FILE > lines.csv`,
    ],
  ])('%s', async (_, text, message) => {
    expect(await said(IN_TABLE, text)).toContain(message);
  });

  test('files that do not have the same header', async () => {
    const files = { 'a.csv': 'id,code\n', 'b.csv': 'code,id\n' };
    const { status, messages } = await runIn([...IN_TABLE, 'a.csv', 'b.csv'], { files });
    expect([status, messages]).toEqual([
      2,
      'heatstamp: b.csv, line 1: the columns are not those of a.csv. Tables that become one have the same header.\n',
    ]);
  });

  test('for NDJSON every column needs a name of its own', async () => {
    const text = 'code,x,x\nAR2126,1,2\n';
    expect(await said([...IN_TABLE, '--format', 'ndjson'], text)).toContain("two columns 'x'");
  });

  test('a file that is not there', async () => {
    expect(await said([...IN_TABLE, 'nope.csv'])).toBe(
      'heatstamp: nope.csv: there is no such file or directory.\n',
    );
  });
});

describe('defect 29: what is no UTF-8 is refused with the command that converts it', () => {
  test.each([
    [
      'Windows-1252',
      Buffer.from('AR2126\nNo\xe9\n', 'latin1'),
      'line 2: this is not UTF-8. Convert it first, such as with: iconv -f WINDOWS-1252 -t UTF-8 FILE > utf8.txt',
    ],
    [
      'UTF-16 without its mark',
      Buffer.from('AR2126\n', 'utf16le'),
      'line 1: this holds a NUL character: it is no text, or UTF-16 without a byte order mark. Convert it first, such as with: iconv -f UTF-16LE',
    ],
    [
      'UTF-32',
      Buffer.from([0xff, 0xfe, 0, 0, 65, 0, 0, 0]),
      'this is UTF-32. Convert it first, such as with: iconv -f UTF-32',
    ],
    [
      'a broken UTF-16',
      Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]),
      'line 1: this is not the UTF-16 that its mark announces.',
    ],
    [
      'a workbook',
      Buffer.from('PK\u0003\u0004…'),
      'this is a workbook or another archive, not a text. Save the sheet as CSV UTF-8 first.',
    ],
    [
      'what is compressed',
      Buffer.from([0x1f, 0x8b, 8, 0]),
      'this is compressed. Unpack it on the way: gunzip -c FILE | heatstamp …',
    ],
  ])('%s', async (_, bytes, message) => {
    expect(await said([], bytes)).toContain(`heatstamp: standard input`);
    expect(await said([], bytes)).toContain(message);
    expect(await said(IN_TABLE, bytes)).toContain(message);
  });

  test('the command names the file as a shell takes it', async () => {
    const files = { "it's.csv": Buffer.from('code\n\xe9\n', 'latin1') };
    const { messages } = await runIn([...IN_TABLE, "it's.csv"], { files });
    expect(messages).toContain(String.raw`-t UTF-8 'it'\''s.csv' > utf8.txt`);
  });

  test('the name of a file is not read as a code', async () => {
    const { status, messages } = await runIn(['codes.txt'], { files: { 'codes.txt': 'AR2126' } });
    expect([status, messages]).toEqual([
      2,
      'heatstamp: codes.txt: this is a file, not a code. A list is read with heatstamp < FILE, a table with heatstamp --column NAME FILE.\n',
    ]);
  });
});

describe('product §3: --output', () => {
  test('the file is there once all is written', async () => {
    const { status, output, written } = await runIn(['--output', 'out.txt', 'AR2126', 'QQ2126']);
    expect([status, output]).toEqual([1, '']);
    expect(written['out.txt']).toMatch(/^AR2126\n[^]*\nQQ2126\n/);
  });

  test('nothing is left under its name when the input turns out to be bad', async () => {
    const input = ['id,code\n1,AR2126\n', '2\n'];
    const { status, written } = await runIn([...IN_TABLE, '--output', 'out.csv'], { input });
    expect([status, written]).toEqual([2, {}]);
  });

  test('nor when the disk is full', async () => {
    const { status, messages, written } = await runIn(['--output', 'out.csv', 'AR2126'], {
      fileFailure: new Fault('out.csv', 'no space is left on the device.'),
    });
    expect([status, messages, written]).toEqual([
      2,
      'heatstamp: out.csv: no space is left on the device.\n',
      {},
    ]);
  });
});
