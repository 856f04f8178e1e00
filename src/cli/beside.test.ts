import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../tests/cli/in-process.ts';

/** The cells of some of our columns, for the code, label and line in each row. */
async function cells(columns: string, ...rows: string[]): Promise<readonly string[]> {
  const input = [`code,label,line\n${rows.join('\n')}\n`];
  const argv = ['--column', 'code', '--made-in-column', 'label', '--line-column', 'line'];
  const { output } = await runIn([...argv, '--add', columns], { input });
  return output
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row, index) => row.slice((rows[index] ?? '').length + 1));
}

describe('a label and a model beside a worn or misread code', () => {
  test('conflict where none of its codes fits', async () => {
    expect(
      await cells(
        'label,line,conflicts,suggestion',
        ...[
          'SD?013,Spain,',
          'SDO013,Spain,Neverfull',
          'SD?013,USA,Speedy',
          'SD?013,,',
          'SD-1013,ES,',
        ],
      ),
    ).toEqual([
      'conflicts,,label:conflict,',
      'conflicts,conflicts,label:conflict|line:too-early,SD0013',
      'agrees,open,,',
      ',,,',
      'conflicts,,label:conflict,SD1013',
    ]);
  });

  test('narrow its codes where some fit', async () => {
    const argv = ['--made-in', 'Italy', 'DL2126', '?I1024', '--format', 'ndjson'];
    const [misread, worn] = parseLines((await runIn(argv)).output);
    expect(misread).toMatchObject({ suggestions: [{ code: 'DI2126' }] });
    expect(worn).toMatchObject({ candidates: [{ code: 'DI1024' }] });
  });

  test('are said first in a readable answer, with one number of codes that fit', async () => {
    const { output } = await runIn(['SD?013', 'SDO013', '--made-in', 'Spain']);
    const answers = output.replaceAll(/\s+/g, ' ');
    expect(answers).toContain(
      'Worn None of the possible codes fits “Spain”. January 2003 or November 2003, in the United States. 2 codes fit.',
    );
    expect(answers).toContain('Error None of the possible codes fits “Spain”.');
    expect(answers).toMatch(
      /Label Doesn’t match\. Published lists .* SDO013 .* Label Doesn’t match\./,
    );
  });

  test('count as conflicts of what a cell holds besides a code', async () => {
    expect(
      await cells(
        'error_code,conflicts,suggestion',
        'SD1013 (2003),Spain,',
        'SD1013 / CA1089,Spain,',
      ),
    ).toEqual(['has-code,label:conflict,SD1013', 'has-code,,SD1013|CA1089']);
  });
});

describe('the reason why a code does not read', () => {
  test.each([
    ['SDO013', 'Perhaps SD0013 is meant.'],
    ['LU4165.', 'Perhaps LU4165 is meant.'],
    ['XYZ', 'Doesn’t look like a date code.'],
  ])('agrees with what is suggested: %s', async (code, reason) => {
    expect(await cells('reason', `${code},,`)).toEqual([reason]);
  });

  test.each([
    ['code SD?013', 'January 2003 or November 2003, in the United States. 2 codes fit.'],
    ['date code SDO013', 'Perhaps SD0013 is meant.'],
    ['date code:', 'mentions a date code'],
    ['a bag', 'No date code was found in this text.'],
  ])('of a listing is what it announces: %s', async (text, reason) => {
    const argv = ['listing', '--format', 'csv', '--add', 'reason'];
    expect((await runIn(argv, { input: [`${text}\n`] })).output).toContain(reason);
  });
});
