declare const self: ServiceWorkerGlobalScope;

/*
 * Takes the place of the service worker where a host wants to be rid of it, and removes itself and every cached file. It
 * answers no request, so that pages come from the network again from the next one on.
 */
const PREFIX = `heatstamp-${encodeURIComponent(new URL('.', location.href).pathname)}-`;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(withdraw());
});

async function withdraw(): Promise<void> {
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)),
  );
}
