import { canonicalPath } from './canonical-path.ts';
import { outdated } from './outdated.ts';
import { addressOfShared, SHARE_HELP, SHARE_PATH } from './share-target.ts';

/** Prepended by the build, see src/build/service-worker.ts. */
declare const RELEASE: string;
/** Addresses of files, each with its SHA-256. */
type Hashes = Readonly<Record<string, string>>;
/** What pages in every language load. It is cached at once. */
declare const SHARED_FILES: Hashes;
/** Home of each language, and the files in that language. They are cached once one of its pages is opened. */
declare const LANGUAGE_FILES: Readonly<Record<string, Hashes>>;
/** The pages by factory code and the data, which are too many to cache at once: each is cached once it is opened. */
declare const OPENED_FILES: Hashes;
declare const self: ServiceWorkerGlobalScope;

/** The base path of the site: `/`, or `/heatstamp/` on a shared host. */
const BASE = new URL('.', location.href).pathname;
const PREFIX = `heatstamp-${encodeURIComponent(BASE)}-`;
const CACHE = PREFIX + RELEASE;
/** The path of home in every language. */
const HOMES = Object.keys(LANGUAGE_FILES);

/** Paths below home: the 404 page, and the list of codes, which stands in for a code's page that is not cached. */
const NOT_FOUND = '404';
const CODE_LIST = 'codes';

/** How long to wait for the network before a cached copy is used, in milliseconds. */
const NETWORK_TIMEOUT_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  // Claims the page of the first visit too, so that what it loads later is available offline.
  event.waitUntil(self.clients.claim());
  event.waitUntil(deleteOldCaches(''));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const isOurs = origin === location.origin && pathname.startsWith(BASE);
  const home = homeOf(pathname);
  if (request.method === 'POST' && isOurs && pathname === home + SHARE_PATH) {
    event.respondWith(openShared(request, home));
    return;
  }
  if (request.method !== 'GET' || !isOurs || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    event.waitUntil(deleteOldCaches(event.resultingClientId));
    event.waitUntil(cacheLanguage(home).catch(() => undefined));
  }
  if (pathname.startsWith(`${BASE}assets/`)) {
    event.respondWith(cacheFirst(request, pathname));
    return;
  }
  // Home without its slash, as hosts do.
  if (HOMES.includes(`${pathname}/`)) {
    event.respondWith(Response.redirect(`${pathname}/${search}`, 301));
    return;
  }
  const address = canonicalPath(pathname, HOMES);
  const response = networkFirst(request, address, home);
  event.respondWith(response);
  const hash = OPENED_FILES[address];
  if (hash !== undefined) event.waitUntil(cacheOpened(address, hash, response));
});

/** Home in the language of a path: that of `/ja/about` is `/ja/`. */
function homeOf(path: string): string {
  return HOMES.find((home) => home !== BASE && path.startsWith(home)) ?? BASE;
}

/** Opens home with a text that was shared, as a fragment: no server sees it. */
async function openShared(request: Request, home: string): Promise<Response> {
  const address = await request.formData().then(
    (form) => addressOfShared(form, home),
    () => home + SHARE_HELP,
  );
  return Response.redirect(address, 303);
}

/** Caches all files or none, so that an incomplete release never takes over. */
async function install(): Promise<void> {
  try {
    await cacheAll(SHARED_FILES);
    await Promise.all((await visitedHomes()).map((home) => cacheLanguage(home)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  // What was opened in an older release is cached anew. It can be missing: the list of codes stands in.
  const opened = await openedBefore(Object.keys(OPENED_FILES));
  const files = Object.entries(OPENED_FILES).filter(([address]) => opened.includes(address));
  await Promise.allSettled(files.map(([address, hash]) => cacheAll({ [address]: hash })));
  await self.skipWaiting();
}

/** Home in the languages that are open, or were visited in an older release. */
async function visitedHomes(): Promise<readonly string[]> {
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = windows.map(({ url }) => homeOf(new URL(url).pathname));
  return [...new Set([...open, ...(await openedBefore(HOMES))])];
}

/** Those of some addresses that any release has cached. */
async function openedBefore(addresses: readonly string[]): Promise<readonly string[]> {
  const copies = await Promise.all(addresses.map((address) => cachedCopy(address)));
  return addresses.filter((_, index) => copies[index] !== undefined);
}

/** Caches the files of a language, unless they are cached. */
async function cacheLanguage(home: string): Promise<void> {
  if (await cachedCopy(home, CACHE)) return;
  await cacheAll(LANGUAGE_FILES[home] ?? {});
}

/** Caches files, all or none: where one is not what it should be, nothing is cached, and where the storage is full, no home. */
async function cacheAll(files: Hashes): Promise<void> {
  const cache = await caches.open(CACHE);
  const responses = await Promise.all(
    Object.entries(files).map(
      async ([address, hash]) => [address, await fetchVerified(address, hash)] as const,
    ),
  );
  const isHome = ([address]: readonly [string, unknown]) => HOMES.includes(address);
  const put = ([address, response]: readonly [string, Response]) => cache.put(address, response);
  await Promise.all(responses.filter((each) => !isHome(each)).map(put));
  // Home tells that the language is cached.
  await Promise.all(responses.filter(isHome).map(put));
}

/**
 * Fetches a file whose hash matches. During a deployment the host may still serve files of another release; where it is the
 * browser's own cache that has other bytes under the same tag, it is asked for all of them.
 */
async function fetchVerified(address: string, integrity: string): Promise<Response> {
  const ask = (cache: RequestCache) => fetch(address, { cache, integrity, redirect: 'error' });
  const response = await ask('no-cache').catch(() => ask('reload'));
  // Hosts disagree about the status of the 404 page at its own address.
  if (HOMES.some((home) => address === home + NOT_FOUND)) {
    const { body, headers } = response;
    return new Response(body, { status: 404, statusText: 'Not Found', headers });
  }
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Hashed file names mean the same in every release, so an open page of an older release still gets its own files. */
async function cacheFirst(request: Request, path: string): Promise<Response> {
  return (await cachedCopy(path)) ?? fetch(request);
}

/** Everything else comes fresh from the network if possible, or else from the cache of this release only. */
async function networkFirst(request: Request, address: string, home: string): Promise<Response> {
  const isPage = request.mode === 'navigate';
  const ownCopy = await cachedCopy(address, CACHE);
  const copy = ownCopy ?? (isPage ? await standIn(address, home) : undefined);
  // Bypasses the browser's HTTP cache, which may hold a page of a release whose scripts are gone.
  const responses = [fetch(request, { cache: 'no-cache' }), ...(copy ? [afterTimeout(copy)] : [])];
  try {
    const response = await Promise.race(responses);
    // Hosts tidy addresses, so what leads elsewhere is followed, but for a page that is here: it may be a captive portal.
    const isLedElsewhere = response.type === 'opaqueredirect' && !ownCopy;
    return isLedElsewhere || isTrusted(response, address) ? response : (copy ?? response);
  } catch {
    return copy ?? Response.error();
  }
}

/**
 * Whether what the host answers is better than a copy. The lists say what the site has, so a file in them that is "not
 * found", forbidden or somewhere else is a host that fails. Other bytes are welcome: they may be a newer release.
 */
function isTrusted({ status }: Response, address: string): boolean {
  return isListed(address) ? status === 200 || status === 304 : status < 500;
}

function isListed(address: string): boolean {
  const lists = [SHARED_FILES, OPENED_FILES, ...Object.values(LANGUAGE_FILES)];
  return lists.some((files) => Object.hasOwn(files, address));
}

/**
 * What stands in for a page that is not cached: the same in another language, the list of codes for the page of a code,
 * else the 404 page. Where the page exists, it says that there is no copy of it.
 */
async function standIn(address: string, home: string): Promise<Response | undefined> {
  const path = address.slice(home.length);
  const homes = [home, ...HOMES.filter((each) => each !== home)];
  for (const name of [path, ...(isCodePage(path) ? [CODE_LIST] : []), NOT_FOUND]) {
    for (const prefix of homes) {
      const copy = await cachedCopy(prefix + name, CACHE);
      if (copy) return name !== path && isListed(address) ? await asStandIn(copy) : copy;
    }
  }
  return undefined;
}

/** Shows the sentence that NotCached.tsx hides. */
async function asStandIn(page: Response): Promise<Response> {
  const { status, statusText, headers } = page;
  const html = await page.text();
  return new Response(html.replace('<html', '<html data-not-cached'), {
    status,
    statusText,
    headers: { 'Content-Type': headers.get('Content-Type') ?? 'text/html; charset=utf-8' },
  });
}

/** Whether a path below home is that of a factory code's page. */
function isCodePage(path: string): boolean {
  return path.startsWith(`${CODE_LIST}/`);
}

/**
 * Caches a file that was opened. It is requested once more, to check its hash: what was shown may be the page of a captive
 * portal, or of another release.
 */
async function cacheOpened(address: string, hash: string, shown: Promise<Response>): Promise<void> {
  const { ok } = await shown;
  if (!ok || (await cachedCopy(address, CACHE))) return;
  try {
    await cacheAll({ [address]: hash });
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

/**
 * Deletes the caches of older releases. As long as another window is open that could need one, the newest of them stays.
 *
 * @param opening the id of the window that is being opened
 */
async function deleteOldCaches(opening: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const isNeeded = windows.some(({ id }) => id !== opening);
  await Promise.all(outdated(names, CACHE, isNeeded).map((name) => caches.delete(name)));
}
