import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { factsDate } from '../heatstamp.ts';
import { LOOKUP_COLUMNS, LOOKUP_HEADER, lookupCsv } from '../lookup/columns.ts';
import { lookupParquet } from '../lookup/parquet.ts';
import { lookupRows } from '../lookup/rows.ts';
import { codes } from '#words/pages/codes.ts';
import { site } from '../words/config.ts';

const { files, license } = codes.data;

/**
 * The look-up table for engines that can join, as the command writes it with `--today` and the day of the facts: so the same
 * commit gives the same table on any day. Path in the site → contents.
 */
export function lookupFiles(version: string): ReadonlyMap<string, string | Uint8Array> {
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
