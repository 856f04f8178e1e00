import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../scripts/project.js';
import { runIn, scratchProject } from '../scratch.ts';

const { folder, tarball, files, remove } = scratchProject();
afterAll(remove);

/** A program that takes the tables; an attribute of an import is younger than the compiler. */
const TABLES = `
  import codes from 'heatstamp/factory-codes.json';
  import schema from 'heatstamp/output.schema.json';
  const places = codes.codes.find(({ code }) => code === 'SD')?.places ?? [];
  export const named: readonly boolean[] = places.map(({ sources, from }) => sources.includes('S09') && (from ?? 0) > 1990);
  export const told: readonly (string | null | undefined)[] = [...places.map(({ country }) => country), schema.$schema];
`;

// The oldest that the README names; `npm test` compiles with the newest.
test.each([
  ['nodenext', { module: 'nodenext' }],
  // Does not know exports; typesVersions tells it where the types are.
  ['node10', { module: 'esnext', moduleResolution: 'node10' }],
])('its types are those of TypeScript 5.0, resolved as %s', (_, resolution) => {
  const options = {
    ...{ target: 'ES2022', lib: ['ES2023'], types: [], strict: true, skipLibCheck: false },
    ...{ ...resolution, noEmit: true, exactOptionalPropertyTypes: true },
    ...{ esModuleInterop: true, resolveJsonModule: true },
  };
  copyFileSync(join(root, 'tests/package/consumer.ts'), join(folder, 'consumer.ts'));
  writeFileSync(join(folder, 'tables.ts'), TABLES);
  const config = { compilerOptions: options, files: ['consumer.ts', 'tables.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'tools/node_modules/typescript-5.0/bin/tsc');
  const { status, output } = runIn(folder, 'node', [compiler, '-p', 'tsconfig.json']);
  expect([status, output]).toEqual([0, '']);
});

test('its types resolve wherever packages are looked for', () => {
  const options = ['--no-definitely-typed'];
  const { status, output } = runIn(folder, 'attw', [tarball, ...options, '--format', 'json']);
  expect([status, output]).toEqual([0, output]);
});

test('installed from git, as last committed, it is the same package', () => {
  const project = join(dirname(folder), 'from-git');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const address = `git+${pathToFileURL(root).href}`;
  const { status, messages } = runIn(project, 'npm', ['install', '--no-audit', address]);
  expect({ status, messages }).toEqual({ status: 0, messages: '' });
  const installed = readdirSync(join(project, 'node_modules/heatstamp'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(installed.filter((entry) => entry.isFile())).toHaveLength(files.length);
  const { output } = runIn(project, 'npx', ['--no-install', 'heatstamp', 'AR2126']);
  expect(output).toContain('Week 22, 2016');
});
