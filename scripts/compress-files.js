import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** As hosts do: quick, and nearly as small as it gets. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Writes compressed copies beside the text files of a site. sirv sends them to browsers that accept them.
 * @param {string} directory
 */
export function compressFiles(directory) {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(css|csv|html|js|json|svg|txt|webmanifest|xml)$/.test(name)) continue;
    const path = join(directory, name);
    const contents = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(contents, OPTIONS));
    writeFileSync(`${path}.gz`, gzipSync(contents));
  }
}
