import { site } from '../words/config.ts';
import { caddyfile } from './caddyfile.ts';
import type { Hashes } from './csp.ts';
import { everywhere } from './headers.ts';
import { nginx } from './nginx.ts';

/** What hosts that do not read `_headers` need to answer with the same headers. */
export function hosting(own: Hashes): ReadonlyMap<string, string> {
  // nginx listens where it is told to, and knows names alone.
  const { host, hostname } = new URL(site.baseUrl);
  const headers = everywhere(own);
  return new Map([
    ['nginx.conf', nginx(hostname, headers)],
    ['Caddyfile', caddyfile(host, headers)],
  ]);
}
