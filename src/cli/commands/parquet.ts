import { gzipSync } from 'node:zlib';
import { lookupParquet } from '../../lookup/parquet.ts';

/** The lookup table as a Parquet file. */
export function parquetFile(
  rows: Parameters<typeof lookupParquet>[0],
  about: Parameters<typeof lookupParquet>[1],
): Uint8Array {
  return lookupParquet(rows, about, (bytes) => gzipSync(bytes, { level: 9 }));
}
