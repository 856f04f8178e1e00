import { describe, expect, test } from 'vitest';
import { runIn } from '../../tests/cli/in-process.ts';
import { LANGUAGES } from '../listing/languages.ts';
import * as en from '../words/en/mcp.ts';
import * as fr from '../words/fr/mcp.ts';
import * as ja from '../words/ja/mcp.ts';
import { usage } from './usage.ts';

/** Sets the title of a terminal, writes its clipboard, moves the cursor, breaks the line, turns the text around. */
const HOSTILE = '\u001B]0;pwn\u0007\u001B]52;c;eA==\u0007\u009B2J\r\n\u202E';

describe('a message never controls the terminal', () => {
  const quoted = `"na${HOSTILE}me"`;

  test.each([
    ['a header', ['--column', 'zz'], `${quoted},b\n1,2\n`],
    ['a header that is there twice', ['--column', `na${HOSTILE}me`], `${quoted},${quoted}\n`],
    ['a column', ['--column', HOSTILE], 'a,b\n1,2\n'],
    ['a file', ['--column', 'a', `${HOSTILE}.csv`]],
    ['an option', [`--${HOSTILE}`]],
    ['a format', ['--format', HOSTILE]],
    ['a day', ['--today', HOSTILE]],
    ['a country', ['--made-in', HOSTILE]],
    ['an encoding', ['--encoding', HOSTILE]],
    ['a language', ['--lang', HOSTILE]],
    ['a reading', ['--reading', HOSTILE]],
    ['a separator', ['--column', 'a', '--separator', HOSTILE]],
    ['a factory', ['factories', HOSTILE]],
    ['the file of bad rows', ['--column', 'a', '--bad-rows', `${HOSTILE}.tsv`], 'a,b\n1,2,3\n'],
  ])('whatever is in %s', async (_, argv, input = '') => {
    const { messages } = await runIn(argv, { input: [input] });
    expect(messages).not.toBe('');
    const lines = messages.trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(/^(?:heatstamp: |Try heatstamp)\P{C}+$/u);
  });
});

test.each([
  [
    'en',
    [usage.options['made-in'], en.tools.check_listing.description, en.args.madeIn, en.args.text],
  ],
  ['ja', [ja.tools.check_listing.description, ja.args.madeIn, ja.args.text]],
  ['fr', [fr.tools.check_listing.description, fr.args.madeIn, fr.args.text]],
])('the texts in %s say how many languages labels and listings are read in', (_, texts) => {
  const count = String(Object.keys(LANGUAGES).length);
  for (const text of texts) expect(/\d+/.exec(text)?.[0]).toBe(count);
});
