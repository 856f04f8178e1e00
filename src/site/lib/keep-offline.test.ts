import { afterEach, expect, test, vi } from 'vitest';
import { keepOffline, serviceWorker } from './keep-offline.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the policy for scripts passes the worker of this site, whatever it is given', async () => {
  const policies: { readonly createScriptURL: (input: string) => string }[] = [];
  const register = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('window', {
    trustedTypes: {
      createPolicy(_: string, rules: { createScriptURL: (input: string) => string }) {
        policies.push(rules);
        return rules;
      },
    },
  });
  await keepOffline();
  expect(policies.map((rules) => rules.createScriptURL('https://evil.example/a.js'))).toEqual([
    serviceWorker.address,
  ]);
  expect(register).toHaveBeenCalledExactlyOnceWith(serviceWorker.address);
});
