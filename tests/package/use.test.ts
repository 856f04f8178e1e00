import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/project.js';
import { languages } from '../../src/words/languages.ts';
import { type Ended, runIn, scratchProject } from './scratch.ts';

const { folder, remove } = scratchProject();
afterAll(remove);

/** Puts a file into the project. */
function put(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

describe('the library in Node', () => {
  const program = "console.log(decode('AR2126', { today: '2026-11-21' }).date);";

  test.each([
    ['imported', 'esm.mjs', "import { decode } from 'heatstamp';"],
    ['required', 'cjs.cjs', "const { decode } = require('heatstamp');"],
  ])('is %s, without a word from Node', (_, name, first) => {
    const ended = runIn(folder, 'node', [put(name, `${first}\n${program}`)]);
    expect(ended).toEqual({ status: 0, output: 'Week 22, 2016\n', messages: '' });
  });

  test('is the same whether imported or required', () => {
    const entries = [
      'heatstamp',
      'heatstamp/label',
      'heatstamp/listing',
      'heatstamp/factory-codes',
      ...languages.map(({ id }) => `heatstamp/words/${id}`),
    ];
    const both = `import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      for (const entry of ${JSON.stringify(entries)}) {
        const [a, b] = [await import(entry), require(entry)];
        console.log(entry, Object.keys(a).filter((name) => name !== 'default').every((name) => typeof a[name] === typeof b[name]));
      }
      const { checkLabel } = require('heatstamp/label');
      const { decode } = await import('heatstamp');
      console.log(checkLabel(decode('SD1013'), 'USA').outcome);`;
    const { output, messages } = runIn(folder, 'node', [put('both.mjs', both)]);
    expect(messages).toBe('');
    expect(output.trim().split('\n')).toEqual([
      ...entries.map((entry) => `${entry} true`),
      'agrees',
    ]);
  });
});

/** Every check there is, and neither the DOM's nor Node's types. */
const STRICTEST = {
  target: 'ES2023',
  lib: ['ES2023'],
  types: [],
  skipLibCheck: false,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  rootDir: '.',
};

/** A program that takes the tables, and uses of their types what an application would. */
const TABLES = `
  import codes from 'heatstamp/factory-codes.json' with { type: 'json' };
  import schema from 'heatstamp/output.schema.json' with { type: 'json' };
  const sd = codes.codes.find(({ code }) => code === 'SD');
  const countries: readonly (string | null)[] = (sd?.places ?? []).map(({ country }) => country);
  const named: readonly boolean[] = codes.codes.flatMap(({ places }) =>
    places.map(({ sources, from }) => sources.includes('S09') && (from ?? 0) > 1990));
  const read: readonly string[] = codes.lists.flatMap(({ urls }) => urls.map((url) => url.trim()));
  export const counts = [named.length, read.length];
  export const told: readonly (string | null | undefined)[] =
    [...countries, sd?.places[0]?.evidence, codes.lists[0]?.id, schema.$schema];
`;

function compiled(name: string, files: readonly string[], options: object): Ended {
  const compilerOptions = { ...STRICTEST, outDir: name, ...options };
  const config = put(`tsconfig.${name}.json`, JSON.stringify({ compilerOptions, files }));
  return runIn(folder, 'tsc', ['-p', config]);
}

describe('the library in TypeScript', () => {
  copyFileSync(join(root, 'tests/package/consumer.ts'), join(folder, 'consumer.ts'));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];

  let asInNode: Ended | undefined;
  /** The programs that run as Node resolves modules, compiled once for all tests of them. */
  const compiledAsInNode = (): Ended =>
    (asInNode ??= compiled(
      'nodenext',
      ['consumer.ts', put('readme.ts', example), put('tables.ts', TABLES)],
      { module: 'nodenext', resolveJsonModule: true },
    ));
  const compiledAsInBundlers = (): Ended =>
    compiled('bundler', ['consumer.ts'], { module: 'esnext', moduleResolution: 'bundler' });

  /** What a program of this project, and one that is compiled to CommonJS, must print. */
  const ANSWERS = [
    'SD1013: November 2003, United States, month, 1',
    'QQ2126: Unknown factory location code',
    'agrees',
    'open',
    ['2005 19 4 agrees 0'],
    ['CT0097'],
    true,
    2,
    'Please enter a date code',
    '2003年11月',
    'Le vendeur indique 2005, et le code concorde\u00a0: juin 2005.',
    true,
    ['US'],
    true,
  ];
  const flawless = { status: 0, output: '', messages: '' };

  // Older resolution, which does not know exports, has an older compiler: see long/package.test.ts.
  test.each([
    ['nodenext', compiledAsInNode],
    ['bundler', compiledAsInBundlers],
  ])('resolves as %s, under the strictest settings', (name, compile) => {
    expect(compile()).toEqual(flawless);
    const program = `import { answers } from './${name}/consumer.js'; console.log(JSON.stringify(answers));`;
    const { output } = runIn(folder, 'node', [put(`${name}.mjs`, program)]);
    expect(JSON.parse(output)).toEqual(ANSWERS);
  });

  test('resolves as node16 from CommonJS, which accepts no other module', () => {
    // A folder of its own, since package.json says which files are CommonJS.
    const project = join(folder, 'commonjs');
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "type": "commonjs" }');
    copyFileSync(join(root, 'tests/package/consumer.ts'), join(project, 'consumer.ts'));
    const compilerOptions = {
      ...STRICTEST,
      ...{ outDir: 'out', module: 'node16', verbatimModuleSyntax: false },
    };
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['consumer.ts'] }),
    );
    expect(runIn(project, 'tsc', ['-p', '.'])).toEqual(flawless);
    const program = "console.log(JSON.stringify(require('./out/consumer.js').answers));";
    const { output, messages } = runIn(project, 'node', ['-e', program]);
    expect(messages).toBe('');
    expect(JSON.parse(output)).toEqual(ANSWERS);
  });

  test('has the table of factory codes and the schema of the output as modules', () => {
    expect(compiledAsInNode()).toEqual(flawless);
    const program =
      "import { told } from './nodenext/tables.js'; console.log(JSON.stringify(told));";
    const { output } = runIn(folder, 'node', ['--no-warnings', put('tables.mjs', program)]);
    const schema = 'http://json-schema.org/draft-07/schema#';
    expect(JSON.parse(output)).toEqual(['US', 'FR', 'JP', 'documented', 'S01', schema]);
  });

  test('does what the example in the README says', () => {
    const said = [...example.matchAll(/; \/\/ '([^']+)'/g)].map(([, value]) => value);
    expect(said.length).toBeGreaterThan(3);
    expect(compiledAsInNode()).toEqual(flawless);
    const program = readFileSync(join(folder, 'nodenext/readme.js'), 'utf8');
    const shown = program.replace(/^ *(.*); \/\/ '/gm, 'console.log($1); // ');
    const { output } = runIn(folder, 'node', [put('nodenext/shown.js', shown)]);
    expect(output.trim().split('\n')).toEqual(said);
  });
});

/** One program and the library, as a browser would load them. */
async function bundled(program: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(folder, put('entry.js', program)), formats: ['iife'], name: 'bundle' },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(result) ? result : [];
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

describe('the library in a bundle for browsers', () => {
  test('needs no global but the language’s own', async () => {
    const code = await bundled(
      "export * from 'heatstamp'; import { decode } from 'heatstamp';" +
        "export const dates = ['AR2126', 'SDO013'].map((code) => decode(code, { today: '2026-11-21' }));",
    );
    expect(code).not.toMatch(/\b(process|Buffer|require|window|document|globalThis)\b|node:/);
    expect(runInNewContext(`${code}; JSON.stringify(bundle.dates)`, {})).toMatch(
      /"date":"Week 22, 2016".*"code":"SD0013"/,
    );
  });

  test('leaves out what is not imported, and takes what entries share once', async () => {
    const sizeOf = (code: string) => gzipSync(code).length;
    const whole = await bundled("export { decode } from 'heatstamp';");
    const part = await bundled("export { isStyleNumber } from 'heatstamp/listing';");
    const listing = await bundled("export { checkListing } from 'heatstamp/listing';");
    const all = await bundled(
      "export { checkListing } from 'heatstamp/listing'; export { decode } from 'heatstamp';",
    );
    console.log(
      `Bundled, minified, gzip: decode ${sizeOf(whole)} B, checkListing ${sizeOf(listing)} B`,
    );
    expect(sizeOf(all) - sizeOf(listing)).toBeLessThan(2500);
    expect([whole.includes('United States'), part.includes('United States')]).toEqual([
      true,
      false,
    ]);
    expect(whole).not.toMatch(/アメリカ|États-Unis/);
    // What makes any text comparable, and nothing else.
    expect(part.length).toBeLessThan(1150);
    expect(runInNewContext(`${part}; bundle.isStyleNumber('M43186')`, {})).toBe(true);
  });
});

describe('the installed command', () => {
  const command = join(folder, 'node_modules/.bin/heatstamp');

  test('answers through npx', () => {
    const { status, output } = runIn(folder, 'npx', ['--no-install', 'heatstamp', 'AR2126']);
    expect(output).toMatch(/^AR2126\n {2}Date {6}Week 22, 2016/);
    expect(status).toBe(0);
  });

  test('answers standard input line by line', () => {
    const { status, output } = runIn(folder, command, ['--format', 'ndjson'], 'AR2126\nSD1013\n');
    const dates = output
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { date: string }).date);
    expect(dates).toEqual(['Week 22, 2016', 'November 2003']);
    expect(status).toBe(0);
  });

  test.each([
    ['1 when a code was not valid', ['QQ2126'], 1],
    ['2 for wrong usage', ['--format', 'xml'], 2],
  ])('ends with status %s', (_, argv, status) => {
    expect(runIn(folder, command, argv).status).toBe(status);
  });

  test('reads a table, and writes the look-up table', () => {
    const read = runIn(folder, command, ['--column', 'code'], 'id,code\n1,AR2126\n');
    expect(read).toMatchObject({ status: 0, messages: '' });
    expect(read.output).toMatch(
      /^id,code,heatstamp_code,heatstamp_is_valid,.*\n1,AR2126,AR2126,true,/,
    );
    const french = runIn(folder, command, ['--lang', 'fr', 'SD1013']);
    expect(french.output).toContain('\n  Date      novembre 2003\n');
    const help = runIn(folder, command, ['table', '--help']);
    expect(help.output).toContain('heatstamp table [--format csv|ndjson|parquet]');
  });

  test('knows its version where it is installed', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(runIn(folder, command, ['--version'])).toMatchObject({
      status: 0,
      output: `${version}\n`,
    });
    expect(dirname(command)).not.toContain(root);
  });
});
