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

/** What a program can import. */
const ENTRIES = [
  ...['heatstamp', 'label', 'listing', 'factory-codes'],
  ...languages.map(({ id }) => `words/${id}`),
];

/** A module of the library; tsc writes those alone that an entry needs. */
const MODULE = /^(?:cjs\/)?(?:core|evidence|library|listing|words)\/[\w/-]+\.(?:js|d\.ts)$/;

describe('what is packed', () => {
  test('the library, the command, their tables and the files about them, and nothing else', () => {
    const entries = ENTRIES.flatMap((entry) => [
      ...[`${entry}.js`, `${entry}.d.ts`, `bundle/${entry}.js`],
      ...[`cjs/${entry}.js`, `cjs/${entry}.d.ts`],
    ]);
    const command = readdirSync(join(root, 'dist/lib/cli')).map((name) => `cli/${name}`);
    expect(command).toEqual(
      expect.arrayContaining(['cli/bin.js', 'cli/mcp.js', 'cli/heatstamp.1', 'cli/licenses.md']),
    );
    const tables = [
      ...['factory-codes.json', 'factory-codes.d.cts', 'output.schema.json', 'server.json'],
    ];
    const about = ['CHANGELOG.md', 'LICENSE', 'LICENSE-DATA', 'README.md', 'package.json'];
    const docs = ['data', 'output', 'engines', 'versions'].map((name) => `docs/${name}.md`);
    const shared = ['bundle/reader.js', 'cjs/reader.js', 'cjs/package.json'];
    const built = [...entries, ...command, ...tables, ...shared];
    const packed = files.map(({ path }) => path);
    const known = [...about, ...docs, ...built.map((path) => `dist/lib/${path}`)];
    expect(packed).toEqual(expect.arrayContaining(known));
    const others = packed.filter((path) => !known.includes(path));
    expect(others.filter((path) => !MODULE.test(path.replace('dist/lib/', '')))).toEqual([]);
  });

  test('the licenses of what is bundled are included', () => {
    const text = readFileSync(join(installed, 'dist/lib/cli/licenses.md'), 'utf8');
    expect(text).toMatch(/MIT License[^]*Copyright \(c\) 2015 Matthew Holt/);
    expect(text).toMatch(/## @modelcontextprotocol\/server[^]*Apache License/);
    expect(text).toMatch(/## zod[^]*Copyright \(c\) \d+ Colin McDonnell/);
  });

  test('only heatstamp mcp loads what assistants need', () => {
    const loading = files
      .map(({ path }) => path)
      .filter((path) => /cli\/(?!mcp)[\w-]+\.js$/.test(path))
      .filter((path) => /jsonrpc|from ?"\.\/mcp/.test(readFileSync(join(installed, path), 'utf8')));
    expect(loading).toEqual([]);
  });

  test('what every run loads needs nothing that only some load', () => {
    const text = readFileSync(join(installed, 'dist/lib/cli/shared.js'), 'utf8');
    const loaded = [...text.matchAll(/\bfrom ?"\.\/([\w-]+)\.js"/g)].map(([, name]) => name);
    expect(loaded).toEqual(['rolldown-runtime']);
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
        return [...text.matchAll(/\b(?:docs|src|tests|scripts)\/[\w./-]+/g)].map(
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

  test('the decoder is one file of about 14 kB, which listings are no part of', () => {
    const text = readFileSync(join(installed, 'dist/lib/bundle/heatstamp.js'));
    expect(text.toString()).not.toMatch(/\b(?:import|require)\b/);
    expect(text.toString()).not.toMatch(/Hecho|fabriqu|Neverfull/i);
    expect(gzipSync(text).length).toBeLessThan(14_600);
  });

  test('no declaration spells out a table', () => {
    const long = files.filter(({ path, size }) => path.endsWith('.d.ts') && size > 15_000);
    expect(long).toEqual([]);
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
