import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../../tests/cli/in-process.ts';
import { golden } from '../../../tests/golden.ts';
import { core } from '../../words/en/core.ts';
import { COMMAND_LANGUAGES, loadLanguage } from '../language.ts';
import { widthOf, wrap } from './layout.ts';

/** Input is shown as it was given, however wide. */
const WIDE = /[\u3000-\uFFEF]/;

async function text(...argv: string[]): Promise<string> {
  return (await runIn(argv)).output;
}

test('digits from before there were codes lead with what they mean without their letters', async () => {
  const answer = await text('1013', '--today', '2026-11-28');
  const at = (words: string) => answer.indexOf(words);
  expect(at('November 2003')).toBeGreaterThan(0);
  expect(at('November 2003')).toBeLessThan(at('October 1913'));
  expect(answer).toContain('No bag has a code from 1913');
});

describe('in other languages', () => {
  test('docs/output.md shows an answer in Japanese as it is', async () => {
    const doc = readFileSync(new URL('../../../docs/output.md', import.meta.url), 'utf8');
    const [, argv = '', answer] = /```\n\$ heatstamp (--lang .*)\n([^`]+)```/.exec(doc) ?? [];
    expect(await text(...argv.split(' '))).toBe(answer);
  });

  test('French has its own marks and order', async () => {
    const answer = await text('--lang', 'fr', 'SD1013');
    expect(answer).toContain('\n  Date      novembre 2003\n  Lieu      États-Unis\n');
    expect(answer).toContain(
      '\n  Atelier   SD\u00a0: États-Unis à partir de 1994 (lieu attesté), ',
    );
  });

  test.each(COMMAND_LANGUAGES)(
    'no line of %s is wider than 80 columns, and all labels line up',
    async (lang) => {
      const codes = golden.map(({ input }) => input).filter((input) => !WIDE.test(input));
      const answer = await text('--lang', lang, ...codes, '--made-in', 'Germany');
      const labels = Object.values((await loadLanguage(lang)).command.fields);
      for (const line of answer.split('\n')) {
        const width = widthOf(line);
        expect(width, line).toBeLessThanOrEqual(80);
        const label = labels.find((each) => line.startsWith(`  ${each} `));
        if (label !== undefined)
          expect(widthOf(/^ {2}\S+(?: in)? +/.exec(line)?.[0] ?? '')).toBe(12);
      }
    },
  );

  test.each(COMMAND_LANGUAGES)(
    'the labels of %s leave a space before what they name',
    async (lang) => {
      for (const label of Object.values((await loadLanguage(lang)).command.fields)) {
        expect(widthOf(label)).toBeLessThanOrEqual(9);
      }
    },
  );

  test('a listing is checked in the language', async () => {
    const input = ['No date code, has a microchip, made in 2022\n'];
    const { output } = await runIn(['listing', '--lang', 'fr'], { input });
    expect(output).toContain('\n  Erreur    Aucun code de date n’a été trouvé');
    expect(output).toContain('\n  Sans code Concorde («\u00a0No date code\u00a0»). C’est normal');
  });
});

describe('how text is broken', () => {
  test.each([
    [
      'no mark that closes begins a line',
      '製造番号です。製造番号',
      12,
      ['製造番号で', 'す。製造番号'],
    ],
    ['none that opens ends it', '製造番号（推定）', 10, ['製造番号', '（推定）']],
    ['a number stays with its unit', '製造番号2016年', 12, ['製造番号', '2016年']],
    ['Latin words stay whole', '文字コード windows-1252', 16, ['文字コード', 'windows-1252']],
    ['a long word has a line of its own', 'a bbbbbbbb c', 4, ['a', 'bbbbbbbb', 'c']],
  ])('%s', (_, given, width, lines) => {
    expect(wrap(given, width)).toEqual(lines);
  });
});

describe('one readable answer per code', () => {
  test('a week has its days, and each of several countries how well it is attested', async () => {
    expect(await text('ar 2126')).toBe(`\
AR2126
  Date      Week 22, 2016 (May 30 to June 5, 2016)
  Country   France
  Factory   AR: France (documented), Argentina (unconfirmed), Italy
            (unconfirmed)
  Format    Modern Format (Week/Year), 2007 - March 2021
`);
  });

  test('the years of a place, the other reading and the label check are included', async () => {
    expect(await text('SD1013', '--made-in', 'usa')).toBe(`\
SD1013
  Date      November 2003
  Country   United States
  Factory   SD: United States from 1994 (documented), France until 1994
            (documented), Japan (unconfirmed)
  Format    Previous Format (Month/Year), 1990-2006
  Or        Week 11, 2003 (March 10 to 16, 2003), undocumented. Week codes began
            in 2007, and no source shows one from 2003.
  Label     Agrees. Published lists place SD in the United States from about
            1994, so label and code agree.
`);
  });

  test('a standing other than documented comes with its reason', async () => {
    const answer = await text('SD2222');
    expect(answer).toContain('\n  Standing  unusual\n');
    expect(answer).toContain('\n  Note      Microchips began to replace date codes in March 2021,');
  });

  test('a code without letters has no factory', async () => {
    expect(await text('836')).not.toContain('Factory');
  });

  test('an error comes with suggestions', async () => {
    expect(await text('SDO013')).toBe(`\
SDO013
  Error     This format doesn't match any known Louis Vuitton date code pattern.
            Please check your input.
  Perhaps   SD0013, January 2003 (0 instead of the letter O)
`);
  });

  test('a style number is recognized', async () => {
    expect(await text('M43186')).toContain('  Note      ' + core.styleNumber.slice(0, 20));
  });

  test('a blank line separates answers, for arguments and standard input alike', async () => {
    const fromArguments = await text('836', '', '836');
    const { output } = await runIn([], { input: ['836\n\n836\n'] });
    expect(fromArguments).toContain('\n\n(blank)\n  Error     Please enter a date code\n\n836\n');
    expect(output).toBe(fromArguments);
  });

  test('a worn stamp is answered in a sentence, followed by the codes that fit', async () => {
    expect(await text('SD?013')).toBe(`\
SD?013
  Worn      January 2003 or November 2003, in the United States. 2 codes fit.
  Perhaps   SD0013: January 2003, United States
  Perhaps   SD1013: November 2003, United States
  Note      4 more codes fit, but no source documents them.
`);
    expect(await text('S????3')).toContain('  Error     More than two characters can’t be read');
    expect(await text('AR?1?7')).toContain('dates, in France.');
    expect(await text('SD3?99')).toContain('Week 39, 2009 or Week 39, 2019, in the');
    expect(await text('SD12?4')).toMatch(/fits?, but no source documents (it|any)\.\n {2}Perhaps/);
  });

  test('a full-width question mark counts like an ASCII one, in codes and in listings', async () => {
    const worn = await text('SD?013');
    expect(await text('ＳＤ？０１３')).toContain(worn.slice(worn.indexOf('\n')));
    const { output } = await runIn(['listing'], { input: ['Date code: SD？013\n'] });
    expect(output).toMatch(/2\s+codes fit/);
    const { output: list } = await runIn(['--format', 'ndjson'], { input: ['SD？013\nSD?013\n'] });
    const [wide, narrow] = parseLines(list);
    expect(wide?.candidates).toEqual(narrow?.candidates);
  });

  test('an unknown label is not compared', async () => {
    const input = ['code,label\nSD1013,Atlantis\n'];
    const argv = ['--column', 'code', '--made-in-column', 'label', '--format', 'text'];
    expect((await runIn(argv, { input })).output).toContain(
      '  Label     “Atlantis” is not a country we recognize',
    );
  });

  test('a listing shows what the seller says and what the code says', async () => {
    const input = [
      'Date code: FL1024 (October 2004); made in Spain; M51980\nmade in Italy, 2003\n',
    ];
    const { output, status } = await runIn(['listing'], { input });
    expect(output).toContain('\n  Code      FL1024: December 2004, France\n');
    expect(output).toContain(
      '\n  Label     Doesn’t match (“made in Spain”). Published lists place FL in France\n',
    );
    expect(output).toMatch(
      /\n {2}Date {6}Doesn’t match \(“October 2004”\). The seller says October 2004/,
    );
    expect(output).toContain('\n  Listing   Date code FL1024: December 2004.\n');
    expect(output).toMatch(/\n {2}Ask {7}The bag is described as made in Spain, but .*\n {2}Ask/s);
    expect(output).toMatch(
      /\n {2}Style {5}M51980\n.*\n\nmade in Italy, 2003\n {2}Error {5}No date code/s,
    );
    expect(output).toContain('\n  Label     The seller says Italy.\n');
    expect(status).toBe(1);
  });

  test('a listing says that it has words in a script that is not read, and why an announced code does not read', async () => {
    const input = ['SP0065 صنع في فرنسا\nDate code: SL5184\n'];
    const { output } = await runIn(['listing'], { input });
    expect(output).toContain('  Note      Some words of this text are in a script');
    expect(output).toMatch(/Error {5}“SL5184”: There is no such week\.\n {2}Perhaps {3}/u);
  });

  test('a listing without a code shows what that means', async () => {
    const input = ['No date code, has a microchip, made in 2022\n'];
    const { output } = await runIn(['listing'], { input });
    expect(output).toContain('\n  Error     No date code was found in this text.\n');
    expect(output).toMatch(
      /\n {2}No code {3}Agrees \(“No date code”\). That’s what to expect: since about/,
    );
  });

  test('input cannot control the terminal', async () => {
    const answer = await text('\u001B[2J', 'a\u202Eb', 'x'.repeat(100));
    expect(answer).toContain('\\u{1b}[2J\n');
    expect(answer).toContain('a\\u{202e}b\n');
    expect(answer).toContain(`${'x'.repeat(60)}…\n`);
  });
});
