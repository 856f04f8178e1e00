import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { decode } from '../../src/heatstamp.ts';
import { golden } from '../golden.ts';
import { parseLines, runIn } from './in-process.ts';

const AS_NDJSON = ['--format', 'ndjson'];

describe('product §3: the JSON Schema of the output', () => {
  let schema: { readonly anyOf: readonly { readonly properties: object }[] };
  let isValid: (line: unknown) => boolean;
  beforeAll(() => {
    if (libIsStale()) buildLib();
    const file = new URL('../../dist/lib/output.schema.json', import.meta.url);
    schema = JSON.parse(readFileSync(file, 'utf8')) as typeof schema;
    isValid = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
  });

  function expectValid(output: string): void {
    const lines = parseLines(output);
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => !isValid(line))).toEqual([]);
  }

  test('accepts every example, with and without a label, unreadable characters and tables', async () => {
    const codes = [...new Set(golden.map(({ input }) => input)), 'SD?013', 'S????3', 'M43186', ''];
    for (const label of [[], ['--made-in', 'Spain']]) {
      expectValid((await runIn([...AS_NDJSON, ...label, '--', ...codes])).output);
    }
    const input = ['code,label,line\nSD1013,Atlantis,Neverfull\nQQ,,\nSD1013,France,Birkin\n'];
    const argv = [...AS_NDJSON, '--column', 'code', '--made-in-column', 'label'];
    expectValid((await runIn([...argv, '--line-column', 'line'], { input })).output);
  });

  test('accepts listings', async () => {
    const listings = [
      'Date code: FL1024 (October 2004), made in Spain, M51980',
      'Neverfull SD1013 date code, made in USA, manufactured in 2003',
      'made in France or Italy, date code VI0956',
      'nothing to find',
    ];
    const { output } = await runIn(['listing', ...AS_NDJSON], { input: [listings.join('\n')] });
    expectValid(output);
    const input = ['text,label\ncode SD1013,Atlantis\ncode SD1013,Italy\nnothing,Italy\n'];
    const argv = ['listing', ...AS_NDJSON, '--column', 'text', '--made-in-column', 'label'];
    expectValid((await runIn(argv, { input })).output);
  });

  test('refuses an unknown field, an unknown id, a week of a month code, and a number out of range', () => {
    const valid = { line: 1, input: 'SD1013', ...decode('SD1013', { today: '2026-11-21' }) };
    expect(isValid(valid)).toBe(true);
    expect(isValid({ ...valid, surprise: 1 })).toBe(false);
    expect(isValid({ ...valid, standing: 'fine' })).toBe(false);
    expect(isValid({ ...valid, week: 3 })).toBe(false);
    expect(isValid({ ...valid, month: 13 })).toBe(false);
    expect(isValid({ ...valid, year: 2003.5 })).toBe(false);
    expect(isValid({ ...valid, interval: { from: 'today', to: 'tomorrow' } })).toBe(false);
  });

  test('has the fields of docs/output.md, each with a description', () => {
    const doc = readFileSync(new URL('../../docs/output.md', import.meta.url), 'utf8');
    const [, section = ''] = /\n## NDJSON\n([^]*?)\n## /.exec(doc) ?? [];
    const documented = [...section.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
    const fields = new Set(schema.anyOf.flatMap(({ properties }) => Object.keys(properties)));
    expect(documented.sort()).toEqual([...fields].sort());
    const undescribed = schema.anyOf.flatMap(({ properties }) =>
      Object.entries(properties).filter(([, field]) => !('description' in (field as object))),
    );
    expect(undescribed).toEqual([]);
  });
});
