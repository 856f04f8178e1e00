import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { CODE_FIELDS, LISTING_FIELDS } from '../../src/cli/formatters/ndjson.ts';
import { golden } from '../golden.ts';
import { parseLines, runIn } from './in-process.ts';

const AS_NDJSON = ['--format', 'ndjson'];

const doc = readFileSync(new URL('../../docs/output.md', import.meta.url), 'utf8');

interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly description?: string;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly not?: object;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** Inputs that together show every field and nearly every id. */
const CODES = [
  ...new Set(golden.map(({ input }) => input)),
  ...[
    'SD?013',
    'S????3',
    'M43186',
    '',
    'SDO013',
    '1013',
    '0013',
    '1013SD',
    'ЅD1013',
    'SD-1013',
    '8912-SL',
  ],
  ...['SD0930', '0913', '0093'],
];
const LISTINGS = [
  'Date code: FL1024 (October 2004), made in Spain, M51980',
  'Date code: FL1024 (week 12 of 2004)',
  'Neverfull SD1013 date code, made in USA, manufactured in 2003',
  'Neverfull date code SD1013, made in 2013, October 2013',
  'Speedy designed by Marc Jacobs, date code SP0990',
  'Marc Jacobs era Speedy, date code AR4159',
  'Multicolore, date code SP2118, made in France',
  'made in France or Italy, date code VI0956',
  'Date code: MB0097, made in September 2007',
  'Date code: SP1026, made in week 12 of 2006',
  'Date code: SD1013, made in France',
  'no date code, microchip',
  'made in October 1995, serial unreadable, NFC tag',
  'no date code, made in week 12 of 2009',
  'Date code: LM1188, made in France',
  'Date code: BP2126, made in Italy',
  'Date code: AR2126, made in Italy',
  'Coussin, date code TH0044',
  'Louis Vuitton Neverfull Pochette, date code SD1013',
  'Alma PM, date code VI8808',
  'Cherry Blossom Papillon, date code SP4155',
  'Date code: SD0944, made in France',
  'Date code: SD0933, made in USA',
  'Date code: SD1013, bought in 2001',
  'Date code: CTOO97',
  'Date code: CTOO97. Made in Italy',
  'Date code: SP00?3',
  'Date code:',
  'https://example.com/louis-vuitton-neverfull',
  'nothing to find',
  'حقيبة لويس فيتون جميلة جدا للبيع',
];

/** Of several files, of names in French that no example has, and of models about which few sources say little. */
const RARE = [
  'file',
  'line.params.family.names.fr',
  'line.params.bearer.names.fr',
  'check.params.family.names.fr',
  'check.params.bearer.names.fr',
  ...['check.params.isAbout', 'check.params.items'],
  ...['check.params.items.count', 'check.params.items.first'],
];

/** The NDJSON of every subcommand that writes it. */
async function sweep(): Promise<Readonly<Record<'result' | 'factories' | 'table', object[]>>> {
  const lines = async (argv: readonly string[], input?: string) => {
    const { output } = await runIn(
      [...argv, ...AS_NDJSON],
      input === undefined ? {} : { input: [input] },
    );
    return parseLines(output);
  };
  const table =
    'code,label,model\nSD1013,Atlantis,Birkin\nSD1013,France,Neverfull MM\nSP2118,France,Multicolore\nQQ,,\nSP0065,USA,Taiga\nSD1016,Spain,Neverfull\nSD0933,USA,\nSD0944,France,\nLM1188,France,\nBP2126,Italy,\nAR2126,Italy,\nTH0044,,Coussin\nSD1013,,Neverfull Pochette\nVI8808,,Alma\nSP4155,,Cherry Blossom\n';
  const columns = ['--column', 'code', '--made-in-column', 'label', '--line-column', 'model'];
  const codes = `${CODES.join('\n')}\n`;
  return {
    result: [
      ...(await lines([], codes)),
      ...(await lines(['--made-in', 'Spain'], codes)),
      ...(await lines(['--made-in', 'France'], codes)),
      ...(await lines(['--made-in', 'USA'], codes)),
      ...(await lines(columns, table)),
      ...(await lines(['listing'], LISTINGS.join('\n'))),
      ...(await lines(['listing', '--column', 'text'], `id,text\n1,"${LISTINGS[0] ?? ''}"\n`)),
    ],
    factories: await lines(['factories']),
    table: lookUpRows(),
  };
}

/** Every five hundredth row of the table; it is as long as all others together. */
function lookUpRows(): object[] {
  const command = fileURLToPath(new URL('../../dist/lib/cli/bin.js', import.meta.url));
  const output = execFileSync(process.execPath, [command, 'table', ...AS_NDJSON], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const rows = output.split('\n').filter((_, index) => index % 500 === 0);
  return rows.filter((row) => row !== '').map((row) => JSON.parse(row) as object);
}

/** The paths of the fields in a value: `notices[].params.year`. The names of a row's columns are the user's own. */
function pathsIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || path === 'row') return [];
  if (Array.isArray(value)) return value.flatMap((each) => pathsIn(each, `${path}[]`));
  return Object.entries(value).flatMap(([key, field]) => {
    const own = path === '' ? key : `${path}.${key}`;
    return [own, ...pathsIn(field, own)];
  });
}

/** What is alike is described once: the beginning of a path, or its end, and what stands in its place. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^(?:codes\[\]\.result|candidates\[\]|unread\[\]\.candidates\[\]\.codes\[\])\.(?=.)/, ''],
  [/^otherReadings\[\]\.(?!why)/, ''],
  [/^unread\[\]\.suggestions\[\]\.(?=.)/, 'suggestions[].'],
  [/^(?:label|line|(?:codes|unread)\[\]\.checks\[\]|checks\[\]|noCode)\.(?=.)/, 'check.'],
  [/^hints\[\]\.params\.(?=.)/, 'notices[].params.'],
  [/(?<=\.(?:date|read|other|when))\.(?:year|week|month)$/, ''],
  [/(?<=\.(?:years|outside|elsewhen))(?:\[\])?\.(?:from|until)$/, ''],
  [/(?<=\.(?:family|bearer))\.names?(?:\..+)?$/, ''],
  [/(?<=\.names)\.\w+$/, ''],
  [/^check\.params\.made(?=.)/, 'check.params.stated'],
  [/\[\]\.(?:index|length)$/, ''],
];

function shared(path: string): string {
  return ALIKE.reduce((short, [pattern, instead]) => short.replace(pattern, instead), path);
}

function documented(...headings: readonly string[]): ReadonlySet<string> {
  const sections = doc
    .split(/\n(?=##+ )/)
    .filter((part) => headings.includes(/^#+ (.*)/.exec(part)?.[1] ?? ''));
  expect(sections).toHaveLength(headings.length);
  return new Set(
    sections.flatMap((part) => [...part.matchAll(/^\| `([^`]+)` /gm)].map(([, path = '']) => path)),
  );
}

/** What the text of a section names as code. */
function namedIn(heading: string): readonly string[] {
  const [, text = ''] = new RegExp(`\n#+ ${heading}\n([^]*?)(?=\n#|$)`).exec(doc) ?? [];
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

describe('the JSON Schema of the output', () => {
  let schema: Schema;
  let isValid: (line: unknown) => boolean;
  let output: Awaited<ReturnType<typeof sweep>>;
  beforeAll(async () => {
    if (libIsStale()) buildLib();
    const file = new URL('../../dist/lib/output.schema.json', import.meta.url);
    schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
    isValid = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
    output = await sweep();
  });

  /** Every field of the schema by its path, with its descriptions. */
  function fieldsOf(node: Schema, path = ''): readonly (readonly [string, string | undefined])[] {
    if (node.$ref !== undefined) {
      const name = node.$ref.replace('#/definitions/', '');
      return fieldsOf(schema.definitions?.[name] ?? {}, path);
    }
    return [
      ...[...(node.anyOf ?? []), ...(node.allOf ?? [])].flatMap((each) => fieldsOf(each, path)),
      ...(node.items ? fieldsOf(node.items, `${path}[]`) : []),
      ...Object.entries(node.properties ?? {}).flatMap(([key, field]) => {
        if (field.not) return [];
        const own = path === '' ? key : `${path}.${key}`;
        return [[own, field.description] as const, ...fieldsOf(field, own)];
      }),
    ];
  }

  test('accepts the output of every subcommand', () => {
    for (const lines of Object.values(output)) {
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.filter((line) => !isValid(line))).toEqual([]);
    }
    expect(schema.$id).toBe('urn:heatstamp:output:2');
  });

  test('describes each of its fields', () => {
    const bare = fieldsOf(schema).filter(([, description]) => description === undefined);
    expect(bare).toEqual([]);
  });

  test.each([
    ['result', []],
    ['factories', ['NDJSON of factories']],
    ['table', ['NDJSON of table']],
  ] as const)(
    '%s: docs/output.md has the fields of the schema, and the output no others',
    (kind, headings) => {
      const members = (schema.anyOf ?? []).filter((member) => {
        const paths = new Set(fieldsOf(member).map(([path]) => path));
        if (paths.has('lineNumber')) return kind === 'result';
        return kind === (paths.has('places[].sources') ? 'factories' : 'table');
      });
      const fields = new Set(
        members.flatMap((member) => fieldsOf(member)).map(([path]) => shared(path)),
      );
      const described = documented('NDJSON', 'Nested fields');
      if (kind === 'result') expect([...described].sort()).toEqual([...fields].sort());
      // The others name which of these fields they have.
      const named = headings.flatMap(namedIn);
      for (const path of kind === 'result' ? [] : fields) {
        const [first = ''] = path.split(/\[\]|\./);
        const last = path.split('.').at(-1) ?? '';
        expect(named).toContain(first);
        if (!described.has(path)) expect(named).toContain(last);
      }
      const printed = new Set(output[kind].flatMap((line) => pathsIn(line)).map(shared));
      expect([...printed].filter((path) => !fields.has(path))).toEqual([]);
      // The sweep is one: it misses hardly anything.
      expect([...fields].filter((path) => !printed.has(path) && !RARE.includes(path))).toEqual([]);
    },
  );

  test('every field of an answer can be chosen with --add', () => {
    const fields = (schema.anyOf ?? [])
      .map((member) => new Set(fieldsOf(member).map(([path]) => path)))
      .filter((paths) => paths.has('lineNumber'))
      .flatMap((paths) => [...paths].filter((path) => /^\w+$/.test(path)));
    const origin = ['lineNumber', 'input', 'file', 'row', 'factsDate'];
    const known = [...origin, ...CODE_FIELDS, ...LISTING_FIELDS];
    expect([...new Set(fields)].sort()).toEqual([...new Set(known)].sort());
  });

  test('refuses an unknown id, a week of a month code, and a number out of range, and allows new fields', () => {
    const [valid] = output.result.filter((line) => 'month' in line);
    expect(isValid(valid)).toBe(true);
    expect(isValid({ ...valid, surprise: 1 })).toBe(true);
    expect(isValid({ ...valid, standing: 'fine' })).toBe(false);
    expect(isValid({ ...valid, week: 3 })).toBe(false);
    expect(isValid({ ...valid, month: 13 })).toBe(false);
    expect(isValid({ ...valid, year: 2003.5 })).toBe(false);
    expect(isValid({ ...valid, interval: { from: 'today', to: 'tomorrow' } })).toBe(false);
  });
});
