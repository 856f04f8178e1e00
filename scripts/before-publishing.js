import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/*
 * A registry's page finds the README's picture and links by the repository, and nobody but whoever publishes knows its
 * address. So it must be named before, and is no guess of ours until then.
 */
const FIELDS = ['repository', 'homepage', 'bugs'];

/** @type {unknown} */
const description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const known = /** @type {Record<string, unknown>} */ (description);
const missing = FIELDS.filter((field) => known[field] === undefined);
if (missing.length > 0) {
  console.error(
    `package.json does not name ${missing.join(', ')} yet. Set them once, such as with\n` +
      '  npm pkg set repository=https://… homepage=https://… bugs=https://…',
  );
  process.exit(1);
}
