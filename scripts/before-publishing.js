import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

/* A registry finds the README's picture and links through these fields. Only whoever publishes knows them. */
const FIELDS = ['repository', 'homepage', 'bugs', 'mcpName'];

/** @type {unknown} */
const json = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifest = /** @type {Record<string, unknown>} */ (json);
/** What stands there in the repository of nobody in particular. */
const PLACEHOLDER = /OWNER|heatstamp\.example/;
const missing = FIELDS.filter((field) =>
  PLACEHOLDER.test(JSON.stringify(manifest[field] ?? 'OWNER')),
);
if (missing.length > 0) {
  console.error(
    `package.json names no ${missing.join(', ')} of yours yet. Set them once, such as with\n` +
      '  npm pkg set repository=https://… homepage=https://… bugs=https://… mcpName=io.github.…/heatstamp',
  );
  process.exit(1);
}
