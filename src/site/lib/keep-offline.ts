declare global {
  interface Window {
    /** Where the browser has it, `register` takes nothing but what a named policy made, here typed as its text. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(input: string): string };
    };
  }
}

/** The service worker: its address, and the only Trusted Types policy that the page may have, which makes just that. */
export const worker = {
  address: `${import.meta.env.BASE_URL}sw.js`,
  policy: 'heatstamp-worker',
} as const;

/** Has the whole site kept for visits without a network. In development a kept copy would hide changes. */
export async function keepOffline(): Promise<void> {
  if (import.meta.env.MODE === 'development') return;
  try {
    const policy = window.trustedTypes?.createPolicy(worker.policy, {
      createScriptURL: () => worker.address,
    });
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? worker.address);
  } catch {
    // Unknown to the browser, forbidden, or not to be had: the page works the same with a network.
  }
}
