import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenses as says } from '#words/layout.ts';

/** The folder of the package that a file belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * What the site has to say about licenses: its own, and the license of every package that one of these files is from.
 *
 * @throws Error if a package has no license file
 */
export function licensesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file) ?? []));
  return [says, ...[...folders].sort().map(licenseIn)]
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}

function licenseIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no license file.`);
  const json: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version } = json as { readonly name: string; readonly version: string };
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
}
