import { canonicalPath } from './canonical-path.ts';

/** Prepended by the build, see src/build/service-worker.ts. */
declare const RELEASE: string;
/** Address → SHA-256 of every file to precache. */
declare const FILES: Readonly<Record<string, string>>;
declare const self: ServiceWorkerGlobalScope;

/** The base path of the site: `/`, or `/heatstamp/` on a shared host. */
const BASE = new URL('.', location.href).pathname;
const PREFIX = `heatstamp-${encodeURIComponent(BASE)}-`;
const CACHE = PREFIX + RELEASE;
const NOT_FOUND = `${BASE}404`;

/** Pages that are too many to precache. Each is cached when visited and outlives its release, as it depends on no other file. */
const CODE_PAGES = `${BASE}codes/`;
/** Also cached when opened. */
const DATA_FILES = `${BASE}data/`;
const VISITED_CACHE = `${PREFIX}opened`;
/** Shown offline in place of a code page that was never visited. */
const CODE_LIST = `${BASE}codes`;

/** How long to wait for the network before a cached copy is used, in milliseconds. */
const NETWORK_TIMEOUT_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  // Claims the page of the first visit too, so that what it loads later is available offline.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && pathname.startsWith(BASE);
  if (request.method !== 'GET' || !isOurs || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.waitUntil(deleteOldCaches(event.resultingClientId));
  event.respondWith(
    pathname.startsWith(`${BASE}assets/`)
      ? cacheFirst(request, pathname)
      : networkFirst(request, pathname),
  );
});

/** Caches all files or none, so that an incomplete release never takes over. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(
      Object.entries(FILES).map(([address, hash]) => cacheVerified(cache, address, hash)),
    );
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await self.skipWaiting();
}

/** Caches a file if its hash matches. During a deployment the host may still serve files of another release. */
async function cacheVerified(cache: Cache, address: string, integrity: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache', integrity, redirect: 'error' });
  // Hosts disagree about the status of the 404 page at its own address.
  if (address === NOT_FOUND) {
    const { body, headers } = response;
    await cache.put(address, new Response(body, { status: 404, statusText: 'Not Found', headers }));
  } else if (response.ok) {
    await cache.put(address, response);
  } else {
    throw new Error(`${address}: ${response.status}`);
  }
}

/** Hashed file names mean the same in every release, so an open page of an older release still gets its own files. */
async function cacheFirst(request: Request, path: string): Promise<Response> {
  return (await cachedCopy(path)) ?? fetch(request);
}

/** Everything else comes fresh from the network if possible, or else from the cache of this release only. */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const address = canonicalPath(path, BASE);
  const isCodePage = address.startsWith(CODE_PAGES);
  const isCachedOnVisit = isCodePage || address.startsWith(DATA_FILES);
  const copy = await cachedCopy(address, isCachedOnVisit ? VISITED_CACHE : CACHE);
  // Bypasses the browser's HTTP cache, which may hold a page of a release whose scripts are gone.
  const fetched = fetch(request, { cache: 'no-cache' });
  const response = isCachedOnVisit ? fetched.then((page) => cacheVisited(address, page)) : fetched;
  const responses = [response, ...(copy ? [afterTimeout(copy)] : [])];
  try {
    return await Promise.race(responses);
  } catch {
    const substitute = isCodePage ? CODE_LIST : NOT_FOUND;
    const fallback = request.mode === 'navigate' ? await cachedCopy(substitute, CACHE) : undefined;
    return copy ?? fallback ?? Response.error();
  }
}

/** Caches a visited page. If that fails, the page is returned all the same. */
async function cacheVisited(address: string, page: Response): Promise<Response> {
  if (!page.ok) return page;
  try {
    const cache = await caches.open(VISITED_CACHE);
    await cache.put(address, page.clone());
  } catch {
    // The storage is full or forbidden.
  }
  return page;
}

/** The copy in one cache or, without a name, in any. A storage error counts as no copy, so that the network is still used. */
async function cachedCopy(address: string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, cacheName === undefined ? {} : { cacheName });
  } catch {
    return undefined;
  }
}

function afterTimeout(copy: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, copy));
}

/** Deletes the caches of older releases once no other window is open that could need them. */
async function deleteOldCaches(opening: string): Promise<void> {
  const names = await caches.keys();
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const { installing, waiting } = self.registration;
  // A newer release that is still installing already has its cache.
  if (installing || waiting || windows.some(({ id }) => id !== opening)) return;
  const old = names.filter(
    (name) => name.startsWith(PREFIX) && ![CACHE, VISITED_CACHE].includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
