import { canonicalPath } from './canonical-path.ts';
import { addressOfShared, SHARE_HELP, SHARE_PATH } from './share-target.ts';

/** Prepended by the build, see src/build/service-worker.ts. */
declare const RELEASE: string;
/** Address → SHA-256 of every file to precache. */
declare const FILES: Readonly<Record<string, string>>;
/** The same of the pages by factory code and the data, which are too many to precache: each is cached once it is opened. */
declare const OPENED_FILES: Readonly<Record<string, string>>;
declare const self: ServiceWorkerGlobalScope;

/** The base path of the site: `/`, or `/heatstamp/` on a shared host. */
const BASE = new URL('.', location.href).pathname;
const PREFIX = `heatstamp-${encodeURIComponent(BASE)}-`;
const CACHE = PREFIX + RELEASE;
const NOT_FOUND = `${BASE}404`;

const CODE_PAGES = `${BASE}codes/`;
/** Stands in for a code page that is not cached. */
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
  if (request.method === 'POST' && isOurs && pathname === BASE + SHARE_PATH) {
    event.respondWith(openShared(request));
    return;
  }
  if (request.method !== 'GET' || !isOurs || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.waitUntil(deleteOldCaches(event.resultingClientId));
  if (pathname.startsWith(`${BASE}assets/`)) {
    event.respondWith(cacheFirst(request, pathname));
    return;
  }
  const address = canonicalPath(pathname, BASE);
  const response = networkFirst(request, address);
  event.respondWith(response);
  const hash = OPENED_FILES[address];
  if (hash !== undefined) event.waitUntil(cacheOpened(address, hash, response));
});

/** Opens home with a text that was shared, as a fragment: no server sees it. */
async function openShared(request: Request): Promise<Response> {
  const address = await request.formData().then(
    (form) => addressOfShared(form, BASE),
    () => BASE + SHARE_HELP,
  );
  return Response.redirect(address, 303);
}

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
  // What was opened in an older release is cached anew. It can be missing: the list of codes stands in.
  await Promise.allSettled(
    (await openedBefore()).map(([address, hash]) => cacheVerified(cache, address, hash)),
  );
  await self.skipWaiting();
}

/** What this release still has of the files that were opened in older ones, each with its hash. */
async function openedBefore(): Promise<readonly (readonly [string, string])[]> {
  const copies = await Promise.all(Object.keys(OPENED_FILES).map((address) => cachedCopy(address)));
  return Object.entries(OPENED_FILES).filter((_, index) => copies[index] !== undefined);
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
async function networkFirst(request: Request, address: string): Promise<Response> {
  const isPage = request.mode === 'navigate';
  const isCodePage = isPage && address.startsWith(CODE_PAGES);
  const copy =
    (await cachedCopy(address, CACHE)) ??
    (isCodePage ? await cachedCopy(CODE_LIST, CACHE) : undefined);
  // Bypasses the browser's HTTP cache, which may hold a page of a release whose scripts are gone.
  const responses = [fetch(request, { cache: 'no-cache' }), ...(copy ? [afterTimeout(copy)] : [])];
  try {
    const response = await Promise.race(responses);
    // A host that fails is no better than no network.
    return response.status >= 500 ? (copy ?? response) : response;
  } catch {
    const notFound = isPage ? await cachedCopy(NOT_FOUND, CACHE) : undefined;
    return copy ?? notFound ?? Response.error();
  }
}

/**
 * Caches a file that was opened. It is requested once more, to check its hash: what was shown may be the page of a captive
 * portal, or of another release.
 */
async function cacheOpened(address: string, hash: string, shown: Promise<Response>): Promise<void> {
  const { ok } = await shown;
  if (!ok || (await cachedCopy(address, CACHE))) return;
  try {
    await cacheVerified(await caches.open(CACHE), address, hash);
  } catch {
    // It is something else, or the storage is full or forbidden.
  }
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
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
