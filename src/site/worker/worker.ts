import { tidy } from './tidy.ts';

/** What the build writes in front of this file; see src/build/worker.ts. */
declare const RELEASE: string;
/** Address → SHA-256, for all that visitors may open. */
declare const FILES: Readonly<Record<string, string>>;
declare const self: ServiceWorkerGlobalScope;

/** The path that the site lies below: `/`, or `/heatstamp/` where a host has several sites. */
const BASE = new URL('.', location.href).pathname;
const PREFIX = `heatstamp-${encodeURIComponent(BASE)}-`;
const CACHE = PREFIX + RELEASE;
const LOST = `${BASE}404`;

/** The pages of which there are so many that each is kept when it is opened, whatever the release: they need nothing but themselves. */
const MANY = `${BASE}codes/`;
/** Kept when it is opened as well. */
const DATA = `${BASE}data/`;
const OPENED = `${PREFIX}opened`;
/** What stands in for one that was not opened: it says the same of all of them, in short. */
const OVERVIEW = `${BASE}codes`;

/** How long the network has for an answer of which there is a copy, in milliseconds. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  // The first visit's page as well: what it loads later must be there without a network.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && pathname.startsWith(BASE);
  if (request.method !== 'GET' || !isOurs || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.waitUntil(forgetOldReleases(event.resultingClientId));
  event.respondWith(
    pathname.startsWith(`${BASE}assets/`)
      ? unchanging(request, pathname)
      : fresh(request, pathname),
  );
});

/** Keeps every file or none: a release of which something is missing never takes over. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(([address, hash]) => keep(cache, address, hash)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await self.skipWaiting();
}

/** The hash refuses what belongs to another release, as it may come while a host changes from one to the next. */
async function keep(cache: Cache, address: string, integrity: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache', integrity, redirect: 'error' });
  // Hosts disagree on the status of the 404 page at its own address.
  if (address === LOST) {
    const { body, headers } = response;
    await cache.put(address, new Response(body, { status: 404, statusText: 'Not Found', headers }));
  } else if (response.ok) {
    await cache.put(address, response);
  } else {
    throw new Error(`${address}: ${response.status}`);
  }
}

/** A name with a hash in it means the same in every release: an open page of an older one gets its own files. */
async function unchanging(request: Request, path: string): Promise<Response> {
  return (await copyOf(path)) ?? fetch(request);
}

/** All else comes from the network, so that no page is older than it must be, and otherwise from this release alone. */
async function fresh(request: Request, path: string): Promise<Response> {
  const address = tidy(path, BASE);
  const isOneOfMany = address.startsWith(MANY);
  const isKeptWhenOpened = isOneOfMany || address.startsWith(DATA);
  const copy = await copyOf(address, isKeptWhenOpened ? OPENED : CACHE);
  // Not from the browser's own cache either, which may know the page of a release whose scripts are gone.
  const answer = fetch(request, { cache: 'no-cache' });
  const kept = isKeptWhenOpened ? answer.then((page) => opened(address, page)) : answer;
  const answers = [kept, ...(copy ? [later(copy)] : [])];
  try {
    return await Promise.race(answers);
  } catch {
    const instead = isOneOfMany ? OVERVIEW : LOST;
    const lost = request.mode === 'navigate' ? await copyOf(instead, CACHE) : undefined;
    return copy ?? lost ?? Response.error();
  }
}

/** Keeps a page that is there. Where that fails the page is shown all the same. */
async function opened(address: string, page: Response): Promise<Response> {
  if (!page.ok) return page;
  try {
    const cache = await caches.open(OPENED);
    await cache.put(address, page.clone());
  } catch {
    // No room, or none allowed.
  }
  return page;
}

/** The copy in one cache or in any. Storage that breaks down must not take the network's answer with it. */
async function copyOf(address: string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, cacheName === undefined ? {} : { cacheName });
  } catch {
    return undefined;
  }
}

function later(copy: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, copy));
}

/** Once no window is open but the one that a navigation is opening, nothing needs an older release. */
async function forgetOldReleases(opening: string): Promise<void> {
  const names = await caches.keys();
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const { installing, waiting } = self.registration;
  // A newer release that is still arriving has its cache already.
  if (installing || waiting || windows.some(({ id }) => id !== opening)) return;
  const old = names.filter((name) => name.startsWith(PREFIX) && ![CACHE, OPENED].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
