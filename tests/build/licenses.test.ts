import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licensesOf } from '../../src/build/licenses.ts';
import { only, paths, read, sample } from './site-files.ts';

const text = read('licenses.txt');
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** What the site is made with: the scripts' packages, and the fonts. */
const PACKAGES = [
  ...['@fontsource-variable/fraunces', '@fontsource-variable/jost'],
  ...['react', 'react-dom', 'scheduler'],
];

test('the licenses of everything that is in the site are in it, whole', () => {
  const [own, ...others] = text.trimEnd().split(RULE);
  expect(own).toContain('under the MIT License');
  const versionOf = (name: string) =>
    only(readFileSync(`node_modules/${name}/package.json`, 'utf8'), /^ {2}"version": "(.*)"/gm);
  expect(others).toEqual(
    PACKAGES.map((name) => {
      const license = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
      return `${name} ${versionOf(name)}\n\n${license}`;
    }),
  );
  expect(text.match(/Copyright \(c\) Meta Platforms/g)).toHaveLength(3);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});

test('every font and every script of a package has its license there', () => {
  const fonts = paths().filter((path) => path.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(text).toContain(only(font, /^assets\/([a-z]+)-/g));
  for (const { file } of sample) expect(read(file)).toContain('href="/licenses.txt"');
});

test('a package without a license stops the build', () => {
  expect(() => licensesOf([`${process.cwd()}/node_modules/.bin/vite`])).toThrow('no license file');
});
