import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Writes compressed copies beside the texts of a site, for the server to choose from, as hosts do.
 * @param {string} directory
 */
export function compress(directory) {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(css|csv|html|js|json|svg|txt|webmanifest|xml)$/.test(name)) continue;
    const path = join(directory, name);
    const contents = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(contents));
    writeFileSync(`${path}.gz`, gzipSync(contents));
  }
}
