import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { factsDate } from '../heatstamp.ts';
import { LOOKUP_COLUMNS, LOOKUP_HEADER, lookupCsv } from '../lookup/columns.ts';
import { lookupParquet } from '../lookup/parquet.ts';
import { lookupRows } from '../lookup/rows.ts';
import { codes } from '#words/pages/codes.ts';
import { site } from '../words/config.ts';
import type { Files } from './service-worker.ts';

const { files, license } = codes.data;

/**
 * Whether this path in the site is one of the look-up table's.
 *
 * @public dev-server.ts loads it by its name.
 */
export function isLookupFile(path: string): boolean {
  const { lookupParquet, lookupCsv, lookupAbout } = files;
  return [lookupParquet, lookupCsv, lookupAbout].some((file) => file.path === path);
}

/**
 * The look-up table for engines that can join, as the command writes it with `--today` and the day of the facts: so the same
 * commit gives the same table on any day. Path in the site → contents.
 *
 * @param root the folder of package.json, whose version they name
 */
export function lookupFiles(root: string): Files {
  return (made ??= makeLookupFiles(root));
}

/** Made once: the server of the development loads this module anew when something that it imports has changed. */
let made: Files | undefined;

function makeLookupFiles(root: string): Files {
  const version = versionIn(root);
  const rows = [...lookupRows(factsDate)];
  const csv = LOOKUP_HEADER + rows.map(lookupCsv).join('');
  const compress = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 9 });
  const tables: readonly (readonly [string, Uint8Array])[] = [
    [files.lookupParquet.path, lookupParquet(rows, { version, today: factsDate }, compress)],
    [files.lookupCsv.path, compress(csv)],
  ];
  const about = {
    version,
    factsDate,
    license: license.href,
    rows: rows.length,
    columns: LOOKUP_COLUMNS.map(({ name, type }) => ({ name, type })),
    files: tables.map(([path, bytes]) => ({
      url: site.baseUrl + path,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  return new Map<string, string | Uint8Array>(
    [...tables, [files.lookupAbout.path, `${JSON.stringify(about, null, 2)}\n`] as const].map(
      ([path, contents]) => [path.slice(1), contents],
    ),
  );
}

/** The version of the package, by which a table is known that was made from it. */
function versionIn(root: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return (manifest as { readonly version: string }).version;
}
