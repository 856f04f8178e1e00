import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import sirv from 'sirv';

/** @typedef {{ readonly matches: (path: string) => boolean, readonly headers: Record<string, string> }} HeaderRule */

/** Types that need their charset named (browsers take the other texts for UTF-8), or that sirv does not know. @type {Readonly<Record<string, string>>} */
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  gz: 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
  txt: 'text/plain; charset=utf-8',
};

/**
 * Answers requests as a static host does: with the headers of _headers, by _redirects, and where there is no page with the
 * nearest 404.html and its status. A site that was built to lie below a path is there alone.
 * @param {string} directory
 * @returns {import('node:http').RequestListener & { readonly base: string }} `base` is that path, with its slashes
 */
export function siteHandler(directory) {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`There is no site in ${directory}; run "npm run build" first.`);
  }
  const rules = parseHeaders(readFileSync(join(directory, '_headers'), 'utf8'));
  const redirects = parseRedirects(readFileSync(join(directory, '_redirects'), 'utf8'));
  const base = basePathOf(directory);
  const serve = sirv(directory, {
    // It then looks at the disk for every request, so that the site may be built anew meanwhile.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const type = TYPES[path.replace(/^.*\./, '')];
      if (type !== undefined) response.setHeader('Content-Type', type);
      // A packed file is what was asked for. sirv would have browsers unpack it.
      if (path.endsWith('.gz')) response.setHeader('Content-Encoding', 'identity');
    },
  });
  return Object.assign(listener, { base });

  /** @type {import('node:http').RequestListener} */
  function listener(request, response) {
    try {
      answer(request, response);
    } catch (error) {
      // While the site is built anew, a file may go between two looks at it.
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }

  /** @type {import('node:http').RequestListener} */
  function answer(request, response) {
    const { url = '/', method = 'GET' } = request;
    const path = tidyPath(url);
    const redirect = redirects.get(path.replace(/\/$/, ''));
    response.setHeaders(
      new Map(Object.entries({ 'Cache-Control': 'no-cache', ...headersFor(rules, path) })),
    );
    // See other: what was posted is not read, and a page is the answer.
    if (!['GET', 'HEAD', ...(redirect?.status === 303 ? ['POST'] : [])].includes(method)) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const query = /\?[^#]*/.exec(url)?.[0] ?? '';
    if (isHome(`${path}/`)) {
      response.writeHead(301, { Location: `${path}/${query}` }).end();
      return;
    }
    if (redirect) {
      const { status, to } = redirect;
      response.writeHead(status, { Location: status === 301 ? to + query : to }).end();
      return;
    }
    // A host reads _headers and _redirects, and serves 404.html under its status alone.
    const isServed =
      path.startsWith(base) &&
      !/^(_headers|_redirects|(\w+\/)?404(\.html)?)\/?$/.test(path.slice(base.length));
    if (!isServed) {
      missing();
      return;
    }
    request.url = url.slice(base.length - 1);
    // Files are sent whole: sirv throws at a range that ends before it starts.
    delete request.headers.range;
    // It does not read weights, of which 0 refuses an encoding.
    request.headers['accept-encoding'] = (request.headers['accept-encoding'] ?? '')
      .split(',')
      .filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/.test(encoding))
      .join();
    serve(request, response, missing);

    function missing() {
      const page = notFoundAt(path);
      // What is missing today may be there tomorrow, even where files are kept for good.
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
      response.writeHead(404, headers).end(method === 'HEAD' ? undefined : page);
    }
  }

  /**
   * Whether a path is home in some language.
   * @param {string} path
   */
  function isHome(path) {
    const folder = path.slice(base.length);
    return (
      path.startsWith(base) &&
      /^(\w+\/)?$/.test(folder) &&
      existsSync(join(directory, folder, 'index.html'))
    );
  }

  /**
   * The 404 page in the language of a path.
   * @param {string} path
   */
  function notFoundAt(path) {
    const [folder = ''] = /^\w+(?=\/)/.exec(path.slice(base.length)) ?? [];
    const [own, main] = [join(directory, folder, '404.html'), join(directory, '404.html')];
    return readFileSync(existsSync(own) ? own : main);
  }
}

/**
 * The path of an address, decoded and without `//`, `.` and `..`.
 * @param {string} url
 */
function tidyPath(url) {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/**
 * The path that a site was built to lie below, as its manifest has it: `/`, or `/heatstamp/`.
 * @param {string} directory
 */
function basePathOf(directory) {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(directory, 'manifest.webmanifest'), 'utf8'));
  return /** @type {{ scope: string }} */ (manifest).scope;
}

/**
 * Reads the `_headers` format: a path pattern, then its headers on indented lines.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    if (line.startsWith(' ')) {
      const [name = '', ...value] = line.split(':');
      Object.assign(rules.at(-1)?.headers ?? {}, { [name.trim()]: value.join(':').trim() });
      continue;
    }
    const pattern = line.trim();
    // `/assets/*` matches all below it; a pattern without the star only itself.
    const prefix = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
    const matches = (/** @type {string} */ path) =>
      prefix === undefined ? path === pattern : path.startsWith(prefix);
    rules.push({ matches, headers: {} });
  }
  return rules;
}

/**
 * Reads the `_redirects` format: an address, where it leads, and the status.
 * @param {string} text
 * @returns {ReadonlyMap<string, { to: string, status: number }>}
 */
function parseRedirects(text) {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [from = '', to = '', status] = line.split(' ');
        return /** @type {const} */ ([from, { to, status: Number(status) }]);
      })
      // The others say which 404 page is whose, which the folders say too.
      .filter(([, { status }]) => status < 400),
  );
}

/**
 * The headers of every rule that matches; a later rule wins.
 * @param {readonly HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  const matching = rules.filter((rule) => rule.matches(path));
  return Object.fromEntries(matching.flatMap((rule) => Object.entries(rule.headers)));
}
