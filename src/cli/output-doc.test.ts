import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../core/formats.ts';
import { KINDS } from '../core/factories.ts';
import type { Suggestion } from '../heatstamp.ts';
import { core } from '../words/en/core.ts';
import { listing } from '../words/en/listing.ts';
import { COLUMNS, LISTING_COLUMNS } from '../library/columns.ts';

const doc = readFileSync(new URL('../../docs/output.md', import.meta.url), 'utf8');

/** The first and last cell of each row of the table under a heading. */
function rowsUnder(heading: string): (readonly [string, string])[] {
  const [, section = ''] = new RegExp(`\n#+ ${heading}\n([^]*?)(?=\n#|$)`).exec(doc) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => {
    const cells = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return [(cells[0] ?? '').replaceAll('`', ''), cells.at(-1) ?? ''] as const;
  });
}

/** Every id of a change; a missing one does not compile. */
const CHANGES = Object.keys({
  instead: true,
  once: true,
  twice: true,
  without: true,
  with: true,
  number: true,
  'latin-letters': true,
  'without-punctuation': true,
  'letters-first': true,
  'digits-first': true,
} satisfies Record<Suggestion['changes'][number]['id'], true>);

describe('docs/output.md describes the output', () => {
  test('every format, and every place that is no country', () => {
    const [, ids = ''] = /\n## Ids\n([^]*?)\n### /.exec(doc) ?? [];
    for (const id of [...FORMATS.map((format) => format.id), ...KINDS]) {
      expect(ids).toContain(`\`${id}\``);
    }
  });

  test.each([
    ['CSV', COLUMNS],
    ['CSV of listings', LISTING_COLUMNS],
  ])('every column of %s, in order', (heading, columns) => {
    const rows = rowsUnder(heading);
    expect(rows.map(([name]) => name)).toEqual(columns.map(({ name }) => name));
    expect(rows.filter(([, content]) => content === '')).toEqual([]);
  });

  test.each([
    ['Errors', [...Object.keys(core.errors), 'faded', 'too-faded', 'no-code', 'has-code', 'chip']],
    ['Notices', Object.keys(core.notices)],
    ['Hints', Object.keys(core.hints)],
    ['Labels', [...Object.keys(core.label), 'unknown']],
    ['Checks', Object.keys(listing.labels)],
    ['Date of making', Object.keys(listing.checks.made)],
    ['Signs', Object.keys(listing.checks.sign)],
    ['There by then', Object.keys(listing.checks['existed-by'])],
    ['Released', Object.keys(listing.checks.released)],
    ['Maker', Object.keys(listing.checks.maker)],
    ['Designer', Object.keys(listing.checks.designer)],
    ['No code', Object.keys(listing.checks['no-code'])],
    ['Chip', Object.keys(listing.checks.chip)],
    ['Lines and models', [...Object.keys(listing.line), 'unknown']],
    ['Changes', CHANGES],
  ])('every id of %s', (heading, ids) => {
    expect(
      rowsUnder(heading)
        .map(([id]) => id)
        .sort(),
    ).toEqual([...ids].sort());
  });
});
