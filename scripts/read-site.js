import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseHeaders } from './header-rules.js';

/**
 * @typedef {object} SiteFile
 * @property {Buffer} body
 * @property {(encoding: 'br' | 'gzip') => Buffer} encoded the body in an encoding
 * @property {boolean} isText whether encoding it makes it smaller
 * @property {string} etag
 * @property {string} type
 */

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * A built site, read once and each file compressed when it is first asked for: the folder stays as it is deployed.
 * @param {string} directory
 */
export function readSite(directory) {
  const base = basePathOf(directory);
  /** @type {Map<string, SiteFile>} */
  const files = new Map();
  for (const entry of list(directory)) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(base + relative(directory, path).split(sep).join('/'), readSiteFile(path));
  }
  const rules = parseHeaders(String(files.get(`${base}_headers`)?.body ?? ''));
  // A host reads _headers and does not serve it.
  files.delete(`${base}_headers`);
  return { base, files, rules };
}

/**
 * The path that a site was built to lie below, as its manifest has it: `/`, or `/heatstamp/`.
 * @param {string} directory
 * @returns {string}
 */
function basePathOf(directory) {
  const file = join(directory, 'manifest.webmanifest');
  if (!existsSync(file)) return '/';
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {{ scope: string }} */ (manifest).scope;
}

/** @param {string} directory */
function list(directory) {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true });
  } catch {
    console.error(`There is no ${directory}; run "npm run build" first.`);
    return process.exit(1);
  }
}

/**
 * @param {string} path
 * @returns {SiteFile}
 */
function readSiteFile(path) {
  const body = readFileSync(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  // Fonts and pictures are compressed already.
  const isText = type.includes('charset');
  /** @type {Map<string, Buffer>} */
  const kept = new Map();
  return { body, etag, type, isText, encoded };

  /** @type {SiteFile['encoded']} */
  function encoded(encoding) {
    const known = kept.get(encoding);
    if (known) return known;
    const made = encoding === 'br' ? brotliCompressSync(body) : gzipSync(body);
    kept.set(encoding, made);
    return made;
  }
}
