declare global {
  interface Window {
    /** In browsers with Trusted Types, `register` accepts only what a policy has created, typed as a string here. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(input: string): string };
    };
  }
}

/** The address of the service worker, and the page's only Trusted Types policy, which allows just that address. */
export const serviceWorker = {
  address: `${import.meta.env.BASE_URL}sw.js`,
  policy: 'heatstamp-worker',
} as const;

/** Registers the service worker, which caches the whole site. In development the cache would hide changes. */
export async function keepOffline(): Promise<void> {
  if (import.meta.env.MODE === 'development') return;
  try {
    const policy = window.trustedTypes?.createPolicy(serviceWorker.policy, {
      createScriptURL: () => serviceWorker.address,
    });
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? serviceWorker.address);
  } catch {
    // Without a service worker the page still works online.
  }
}
