import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/root.js';
import { scratchProject } from './scratch.ts';

/** What only the pages of the site need. */
const OF_THE_SITE = new Set(['core/directory', 'core/eras']);

const { folder, tarball, files, remove } = scratchProject();
const installed = join(folder, 'node_modules/heatstamp');
afterAll(remove);

describe('product §3: what is packed', () => {
  test('the library, the command and four files about them, and nothing else', () => {
    const sources = ['core', 'library', 'cli'].flatMap((name) =>
      readdirSync(join(root, 'src', name))
        .filter((file) => /(?<!\.test)\.ts$/.test(file))
        .map((file) => `${name}/${file.replace(/\.ts$/, '')}`),
    );
    const words = ['words/brand', 'words/en', 'words/en/core', 'words/words'];
    const modules = [
      ...sources.filter((source) => !OF_THE_SITE.has(source)),
      'heatstamp',
      ...words,
    ];
    const built = modules
      .map((module) => `dist/lib/${module}`)
      .flatMap((module) => [`${module}.js`, `${module}.d.ts`]);
    const about = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
    expect(files.map(({ path }) => path).sort()).toEqual([...about, ...built].sort());
  });

  test('no file speaks of a source map, since none is shipped', () => {
    const speaking = files.filter(({ path }) =>
      readFileSync(join(installed, path), 'utf8').includes('sourceMappingURL'),
    );
    expect(speaking).toEqual([]);
  });

  test('the command can be executed, and says by what', () => {
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
