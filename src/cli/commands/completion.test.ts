import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { COMMANDS, OUTPUT_FORMATS, OPTIONS, SHELLS, TABLE_FORMATS } from '../commands.ts';
import { completionFor } from './completion.ts';

describe('completions', () => {
  test.each(SHELLS)('the script for %s has every option and subcommand', (shell) => {
    const script = completionFor(shell);
    for (const { name } of [...OPTIONS, ...COMMANDS]) expect(script).toContain(name);
    const { error, status, stderr } = spawnSync(shell, ['-n'], {
      ...{ input: script, encoding: 'utf8' },
    });
    // Not every machine has every shell.
    if (!error) expect([status, stderr]).toEqual([0, '']);
  });

  /** What bash offers for the last word; if that is nothing, it falls back to file names. */
  function bashOffers(...words: readonly string[]): readonly string[] {
    const quoted = words.map((word) => `'${word}'`).join(' ');
    const script = `${completionFor('bash')}
      COMP_WORDS=(${quoted}) COMP_CWORD=${words.length - 1}
      _heatstamp
      echo "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    return stdout.split(/\s+/).filter(Boolean);
  }

  test.each([
    ['the subcommands', ['heatstamp', ''], ['listing', 'factories', 'table', 'mcp', 'completion']],
    ['the values of an option', ['heatstamp', '--format', 'n'], ['ndjson']],
    ['the languages', ['heatstamp', 'mcp', '--lang', ''], ['en', 'ja', 'fr']],
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
  ])('bash offers %s', (_, words, expected) => {
    expect(bashOffers(...words)).toEqual(expected);
  });
});
