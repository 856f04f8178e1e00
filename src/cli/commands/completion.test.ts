import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMMANDS, OUTPUT_FORMATS, OPTIONS, SHELLS, TABLE_FORMATS } from '../commands.ts';
import { COMMAND_LANGUAGES } from '../language.ts';
import { completionFor } from './completion.ts';

describe('completions', () => {
  test.each(SHELLS)('the script for %s has every option and subcommand', (shell) => {
    const script = completionFor(shell);
    for (const { name } of [...OPTIONS, ...COMMANDS]) expect(script).toContain(name);
  });

  test.for(SHELLS)('%s reads its script, where it is installed', (shell, { skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'heatstamp-completion-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    // fish can't read a script from the pipe that Node makes.
    const file = join(folder, 'script');
    writeFileSync(file, completionFor(shell));
    const { error, status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
    skip(error !== undefined, `${shell} is not installed`);
    expect([status, stderr]).toEqual([0, '']);
  });

  /** What bash offers for the last word, if there is a bash. Where it offers nothing, it falls back to file names. */
  function bashOffers(words: readonly string[]): readonly string[] | undefined {
    const quoted = words.map((word) => `'${word}'`).join(' ');
    const script = `${completionFor('bash')}
      COMP_WORDS=(${quoted}) COMP_CWORD=${words.length - 1}
      _heatstamp
      echo "\${COMPREPLY[@]}"`;
    const { error, stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    return error ? undefined : stdout.split(/\s+/).filter(Boolean);
  }

  test.for<[offered: string, words: readonly string[], expected: readonly string[]]>([
    ['the subcommands', ['heatstamp', ''], ['listing', 'factories', 'table', 'mcp', 'completion']],
    ['the values of an option', ['heatstamp', '--format', 'n'], ['ndjson']],
    ['the languages', ['heatstamp', 'mcp', '--lang', ''], [...COMMAND_LANGUAGES]],
    ['values after an equals sign', ['heatstamp', '--format', '=', ''], [...OUTPUT_FORMATS]],
    ['the values of a subcommand', ['heatstamp', 'table', '--format', ''], [...TABLE_FORMATS]],
    ['shells', ['heatstamp', 'completion', ''], [...SHELLS]],
    ['nothing for free text', ['heatstamp', '--column', ''], []],
    ['files to write', ['heatstamp', '--output', ''], []],
    ['files to read', ['heatstamp', 'listing', ''], []],
    [
      'the options of a subcommand, after a dash',
      ['heatstamp', 'factories', '-'],
      ['--format', '--lang', '--output', '--help', '-h', '--version', '-V'],
    ],
  ])('bash offers %s', ([, words, expected], { skip }) => {
    const offers = bashOffers(words) ?? skip('bash is not installed');
    expect(offers).toEqual(expected);
  });
});
