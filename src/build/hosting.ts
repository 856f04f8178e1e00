import { site } from '../words/config.ts';
import { caddyfile } from './caddyfile.ts';
import type { InlineHashes } from './csp.ts';
import { commonHeaders } from './headers.ts';
import { nginx } from './nginx.ts';

/** Configuration files for servers that do not read `_headers`. */
export function hostingFiles(hashes: InlineHashes): ReadonlyMap<string, string> {
  // nginx takes a name without a port.
  const { host, hostname } = new URL(site.baseUrl);
  const headers = commonHeaders(hashes);
  return new Map([
    ['nginx.conf', nginx(hostname, headers)],
    ['Caddyfile', caddyfile(host, headers)],
  ]);
}
