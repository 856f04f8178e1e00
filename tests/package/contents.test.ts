import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/project.js';
import { languages } from '../../src/words/languages.ts';
import { scratchProject } from './scratch.ts';

const { folder, tarball, files, remove } = scratchProject();
const installed = join(folder, 'node_modules/heatstamp');
afterAll(remove);

/** What only the pages of the site, or the command, need. */
const NOT_OF_THE_LIBRARY = new Set([
  ...['core/directory', 'core/eras', 'core/csv-cell', 'core/seen', 'core/coverage'],
  ...['core/date-rules', 'core/date-rule-of', 'library/columns'],
]);

/** What a program can import. */
const ENTRIES = [
  ...['heatstamp', 'label', 'listing', 'factory-codes'],
  ...languages.map(({ id }) => `words/${id}`),
];

function modulesIn(folder: string): readonly string[] {
  return readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/').replace(/\.ts$/, '')}`);
}

describe('what is packed', () => {
  test('the library, the command, their tables and the files about them, and nothing else', () => {
    const library = [
      ...modulesIn('core').filter((name) => !NOT_OF_THE_LIBRARY.has(name)),
      ...modulesIn('listing'),
      ...modulesIn('library').filter((name) => !NOT_OF_THE_LIBRARY.has(name)),
      ...['heatstamp', 'label', 'listing', 'factory-codes', 'words/words', 'words/brand'],
      ...['words/ja/brand', 'words/ja/line-names', 'words/fr/line-names'],
      ...languages.flatMap(({ id }) =>
        ['', '/core', '/listing', '/text'].map((module) => `words/${id}${module}`),
      ),
    ];
    const bundles = ENTRIES.map((entry) => `bundle/${entry}.js`);
    const modules = library.flatMap((module) => [`${module}.js`, `${module}.d.ts`]);
    const commonJs = [
      ...library.map((module) => `${module}.d.ts`),
      ...ENTRIES.map((entry) => `${entry}.js`),
      'package.json',
    ].map((path) => `cjs/${path}`);
    const command = [
      ...[
        'bin',
        'shared',
        'ja',
        'fr',
        'json-reader',
        'gunzip',
        'table-reader',
        'listing',
        'listings',
        'cell-contents',
        'line-checker',
        'factories',
        'table',
        'parquet',
        'mcp',
        'rolldown-runtime',
        'completion',
        'help',
      ].map((name) => `cli/${name}.js`),
      ...['cli/heatstamp.1', 'cli/licenses.md'],
    ];
    const tables = [
      ...['factory-codes.json', 'factory-codes.d.cts', 'output.schema.json', 'server.json'],
    ];
    const built = [...modules, ...bundles, ...commonJs, ...command, ...tables].map(
      (path) => `dist/lib/${path}`,
    );
    const about = ['CHANGELOG.md', 'LICENSE', 'LICENSE-DATA', 'README.md', 'package.json'];
    const docs = ['data', 'output', 'engines', 'versions'].map((name) => `docs/${name}.md`);
    expect(files.map(({ path }) => path).sort()).toEqual([...about, ...docs, ...built].sort());
  });

  test('the licenses of what is bundled are included', () => {
    const text = readFileSync(join(installed, 'dist/lib/cli/licenses.md'), 'utf8');
    expect(text).toMatch(/MIT License[^]*Copyright \(c\) 2015 Matthew Holt/);
    expect(text).toMatch(/## @modelcontextprotocol\/sdk[^]*Copyright \(c\) \d+ Anthropic/);
    expect(text).toMatch(/## zod[^]*Copyright \(c\) \d+ Colin McDonnell/);
  });

  test('only heatstamp mcp loads what assistants need', () => {
    const loading = files
      .map(({ path }) => path)
      .filter((path) => /cli\/(?!mcp)[\w-]+\.js$/.test(path))
      .filter((path) => /jsonrpc|from ?"\.\/mcp/.test(readFileSync(join(installed, path), 'utf8')));
    expect(loading).toEqual([]);
  });

  test('the registry of MCP servers finds the package, and the package names the server', () => {
    const read = (path: string) =>
      JSON.parse(readFileSync(join(installed, path), 'utf8')) as Record<string, unknown>;
    const { name, version, mcpName } = read('package.json');
    expect(read('dist/lib/server.json')).toMatchObject({
      ...{ name: mcpName, version },
      packages: [
        { registryType: 'npm', identifier: name, version, packageArguments: [{ value: 'mcp' }] },
      ],
    });
  });

  test('its comments name no file that is not in it', () => {
    const named = files
      .filter(({ path }) => path.endsWith('.d.ts'))
      .flatMap(({ path }) => {
        const text = readFileSync(join(installed, path), 'utf8');
        return [...text.matchAll(/\b(?:docs|src|tests|evidence|scripts)\/[\w./-]+/g)].map(
          ([file]) => `${path}: ${file}`,
        );
      });
    expect(
      named.filter((each) => !/docs\/(?:data|output|engines|versions)\.md/.test(each)),
    ).toEqual([]);
  });

  test('npm links the manual page, and finds no script to warn of', () => {
    const text = readFileSync(join(installed, 'package.json'), 'utf8');
    const { man, scripts } = JSON.parse(text) as { man: unknown; scripts: object };
    // Of a page that stands in no list npm links nothing.
    expect(man).toEqual(['./dist/lib/cli/heatstamp.1']);
    expect(Object.keys(scripts)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:(?:pre|post)?install|prepare)$/)]),
    );
  });

  test('the manual page is one that groff can set, where it is installed', ({ skip }) => {
    const page = join(installed, 'dist/lib/cli/heatstamp.1');
    const argv = ['-man', '-ww', '-T', 'utf8', '-P', '-cbou', page];
    const { error, stdout, stderr } = spawnSync('groff', argv, { encoding: 'utf8' });
    skip(error !== undefined, 'groff is not installed');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/NAME\n +heatstamp +- reads Louis Vuitton date codes/);
  });

  test('the decoder is one file of about 12 kB, which listings are no part of', () => {
    const text = readFileSync(join(installed, 'dist/lib/bundle/heatstamp.js'));
    expect(text.toString()).not.toMatch(/\b(?:import|require)\b/);
    expect(text.toString()).not.toMatch(/Hecho|fabriqu|Neverfull/i);
    expect(gzipSync(text).length).toBeLessThan(13_000);
  });

  test('no file names a source map, since none is shipped', () => {
    const speaking = files.filter(({ path }) =>
      readFileSync(join(installed, path), 'utf8').includes('sourceMappingURL'),
    );
    expect(speaking).toEqual([]);
  });

  test('the command is executable, and has a shebang', () => {
    const command = files.find(({ path }) => path === 'dist/lib/cli/bin.js');
    expect((command?.mode ?? 0) & 0o111).toBe(0o111);
    const text = readFileSync(join(installed, 'dist/lib/cli/bin.js'), 'utf8');
    expect(text.startsWith('#!/usr/bin/env node\n')).toBe(true);
  });

  test('it depends on no other package', () => {
    expect(
      readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ).toEqual(['heatstamp']);
  });

  test('publint finds nothing', async () => {
    const data = new Uint8Array(readFileSync(tarball)).buffer;
    const { messages } = await publint({ pack: { tarball: data }, strict: true });
    expect(messages).toEqual([]);
  });
});
