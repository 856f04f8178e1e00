import { serviceWorker } from '../site/lib/keep-offline.ts';
import { site } from '../words/config.ts';
import { homesBelow } from './homes.ts';
import { connectSources, headerPolicy, type InlineHashes } from './csp.ts';

/**
 * Browser features that the site never uses: sensors, devices, payment, identity and the screen. Experimental ones are left
 * out, because an unknown name puts a warning into every visitor's console.
 */
const DISABLED_FEATURES = [
  ...['accelerometer', 'gyroscope', 'magnetometer', 'geolocation', 'xr-spatial-tracking'],
  ...['camera', 'microphone', 'midi', 'hid', 'serial', 'usb', 'encrypted-media'],
  ...['payment', 'publickey-credentials-get', 'identity-credentials-get', 'local-fonts'],
  ...['display-capture', 'idle-detection', 'screen-wake-lock', 'window-management'],
];

/** Also in the pages themselves, for hosts that send no headers. */
export const REFERRER_POLICY = 'no-referrer';

/** How browsers may cache files: forever if the name contains a hash, otherwise only with revalidation. */
export const CACHE_CONTROL = {
  hashed: { folder: `${site.basePath}/assets/`, value: 'public, max-age=31536000, immutable' },
  others: 'no-cache',
} as const;

/** The openly licensed data, the only files that other origins may fetch. */
export const OPEN_DATA = {
  folder: `${site.basePath}/data/`,
  header: 'Access-Control-Allow-Origin',
  value: '*',
} as const;

/** The headers of every response. Strict-Transport-Security is left to the host, because it binds the whole domain. */
export function commonHeaders(hashes: InlineHashes): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy(hashes, connectSources),
    'X-Content-Type-Options': 'nosniff',
    // For browsers without frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': REFERRER_POLICY,
    'Permissions-Policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
  };
}

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. Hosts may concatenate the values of overlapping rules, so each
 * address gets a single Cache-Control. Files without one are revalidated by default on these hosts.
 */
export function headersFile(hashes: InlineHashes, pages: readonly string[]): string {
  const { hashed, others } = CACHE_CONTROL;
  return [
    [`${site.basePath}/*`, commonHeaders(hashes)] as const,
    [`${hashed.folder}*`, { 'Cache-Control': hashed.value }] as const,
    [`${OPEN_DATA.folder}*`, { [OPEN_DATA.header]: OPEN_DATA.value }] as const,
    // Hosts limit the number of rules: one for each further language.
    ...[
      ...pages.map((path) => site.basePath + path),
      ...homesBelow.map((home) => `${home}*`),
      serviceWorker.address,
    ].map((path) => [path, { 'Cache-Control': others }] as const),
  ]
    .map(([path, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines].join('\n');
    })
    .join('\n')
    .concat('\n');
}
