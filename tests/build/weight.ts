import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { factories } from '../../src/core/places.ts';
import { readBytes } from './site-files.ts';

/** How many places the table of factory codes has. What grows with the facts has a limit that grows with them. */
export const PLACES = [...factories.values()].flatMap(({ places }) => places).length;

/** The size of a text or a file as a server sends it, in bytes. */
export function gzipped(contents: string | Buffer): number {
  return gzipSync(contents, { level: 9 }).length;
}

/** Fails where files weigh more than they may, and says which are the heaviest and what to do. */
export function expectFilesWithin(limit: number, what: string, files: Iterable<string>): void {
  expectWithin(limit, what, new Map([...files].map((file) => [file, readBytes(file)])));
}

/** The same for texts by their names. */
export function expectWithin(
  limit: number,
  what: string,
  texts: ReadonlyMap<string, string | Buffer>,
): void {
  const weights = Array.from(texts, ([name, text]) => ({ name, bytes: gzipped(text) }));
  const sum = weights.reduce((total, { bytes }) => total + bytes, 0);
  const heaviest = weights.sort((a, b) => b.bytes - a.bytes).slice(0, 6);
  const list = heaviest.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
  expect(
    sum,
    `${what}: ${sum} bytes, and ${limit} are allowed. Heaviest: ${list}. See “A limit of size fails” in CONTRIBUTING.md.`,
  ).toBeLessThanOrEqual(limit);
}
