import { headersFor } from './header-rules.js';
import { readSite } from './read-site.js';

/** @typedef {import('./read-site.js').SiteFile} SiteFile */

/** The smaller first. */
const ENCODINGS = /** @type {const} */ (['br', 'gzip']);

/**
 * Answers requests as a static host does: tidy addresses, the site's own headers, compression,
 * 304 for what the browser has, and 404.html with its status. A site that was built to lie below a path is there alone.
 * @param {string} directory
 * @returns {import('node:http').RequestListener & { readonly base: string }} `base` is that path, with its slashes
 */
export function siteHandler(directory) {
  const { base, files, rules } = readSite(directory);
  return Object.assign(listener, { base });

  /** @type {import('node:http').RequestListener} */
  function listener(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathOf(request.url ?? '/');
    if (`${path}/` === base) return void response.writeHead(301, { Location: base }).end();
    const found = fileAt(files, path);
    const lost = files.get(`${base}404.html`);
    const { status, headers, body } =
      found && found !== lost ? answer(found, request.headers) : missing(lost, request.headers);
    response.writeHead(status, {
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...headersFor(rules, path),
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/**
 * The path of a request, decoded; one that cannot be decoded is no file's.
 * @param {string} url
 */
function pathOf(url) {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * `/about` and `/about/` both find about.html or about/index.html.
 * @param {ReadonlyMap<string, SiteFile>} files
 * @param {string} path
 */
function fileAt(files, path) {
  const bare = path.replace(/\/$/, '');
  return files.get(path) ?? files.get(`${bare}/index.html`) ?? files.get(`${bare}.html`);
}

/**
 * @param {SiteFile} file
 * @param {import('node:http').IncomingHttpHeaders} asked
 */
function answer(file, asked) {
  if (hasAlready(asked['if-none-match'], file.etag)) {
    return { status: 304, headers: { ETag: file.etag }, body: undefined };
  }
  const { headers, body } = encode(file, asked);
  return { status: 200, headers: { ...headers, ETag: file.etag }, body };
}

/**
 * Whether the browser has it: it names the tags of all that it has, weak ones as well, or a star for anything.
 * @param {string | undefined} tags the header If-None-Match
 * @param {string} etag
 */
function hasAlready(tags, etag) {
  const named = tags?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return named.includes(etag) || named.includes('*');
}

/**
 * @param {SiteFile | undefined} page the site's 404.html, if it has one
 * @param {import('node:http').IncomingHttpHeaders} asked
 */
function missing(page, asked) {
  const { headers, body } = page
    ? encode(page, asked)
    : { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: 'Not found\n' };
  // What is not there today may be there tomorrow, even where files are kept for good.
  return { status: 404, headers: { ...headers, 'Cache-Control': 'no-cache' }, body };
}

/**
 * @param {SiteFile} file
 * @param {import('node:http').IncomingHttpHeaders} asked
 */
function encode(file, asked) {
  const accepted = acceptedEncodings(String(asked['accept-encoding']));
  const encoding = file.isText ? ENCODINGS.find((each) => accepted.has(each)) : undefined;
  const body = encoding === undefined ? file.body : file.encoded(encoding);
  const headers = {
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  return { headers, body };
}

/**
 * The names of the encodings that a browser takes: `br;q=0` refuses one.
 * @param {string} header Accept-Encoding
 * @returns {ReadonlySet<string>}
 */
function acceptedEncodings(header) {
  const taken = header.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part));
  return new Set(taken.map((part) => part.replace(/;.*/s, '').trim().toLowerCase()));
}
