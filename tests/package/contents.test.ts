import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/root.js';
import { runIn, scratchProject } from './scratch.ts';

const { folder, tarball, files, remove } = scratchProject();
const installed = join(folder, 'node_modules/heatstamp');
afterAll(remove);

describe('product §3: what is packed', () => {
  test('the library, the command and four files about them, and nothing else', () => {
    const modules = ['core', 'cli'].flatMap((name) =>
      readdirSync(join(root, 'src', name))
        .filter((file) => /(?<!\.test)\.ts$/.test(file))
        .map((file) => `dist/lib/${name}/${file.replace(/\.ts$/, '')}`),
    );
    const built = modules.flatMap((module) => [`${module}.js`, `${module}.d.ts`]);
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

  // Every Node that the package allows can require a module, so that one finding is none. Resolution without
  // `exports`, which TypeScript 6 gives up, is not looked at.
  test('its types resolve wherever exports do', () => {
    const options = ['--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm'];
    const quiet = ['--no-definitely-typed', '--no-color', '--no-emoji'];
    const { status, output } = runIn(folder, 'attw', [tarball, ...options, ...quiet]);
    // Its status tells of problems; without one, both kinds of module see the types of the library.
    expect([status, output.match(/│ OK \(ESM\)/g)?.length]).toEqual([0, 2]);
  });
});
