import { worker } from '../site/lib/keep-offline.ts';
import { site } from '../words/config.ts';
import { connectSources, type Hashes, headerPolicy } from './csp.ts';

/**
 * What reaches out of a page: sensors, devices, money, identity and what else is on the screen. A name that a browser
 * does not know would be a warning in every visitor's console, so those of experiments are not here.
 */
const SWITCHED_OFF = [
  ...['accelerometer', 'gyroscope', 'magnetometer', 'geolocation', 'xr-spatial-tracking'],
  ...['camera', 'microphone', 'midi', 'hid', 'serial', 'usb', 'encrypted-media'],
  ...['payment', 'publickey-credentials-get', 'identity-credentials-get', 'local-fonts'],
  ...['display-capture', 'idle-detection', 'screen-wake-lock', 'window-management'],
];

/** How long browsers may keep a file: one with its hash in its name for good, all else only while they ask each time. */
export const CACHING = {
  hashed: { folder: `${site.basePath}/assets/`, value: 'public, max-age=31536000, immutable' },
  others: 'no-cache',
} as const;

/** The data under its open licence, which pages of other origins may fetch as well; all else stays with this one. */
export const OPEN = {
  folder: `${site.basePath}/data/`,
  header: 'Access-Control-Allow-Origin',
  value: '*',
} as const;

/** What every answer carries, whatever it is. Strict-Transport-Security is not here: it binds a domain, not a folder. */
export function everywhere(own: Hashes): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy(own, connectSources),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
  };
}

/**
 * Response headers in the `_headers` format that Netlify and Cloudflare Pages read. A host may join the values of rules that
 * overlap, so each address is told once how long it may be kept; by their own default these hosts have the rest asked for each time.
 */
export function headers(own: Hashes, pages: readonly string[]): string {
  const { hashed, others } = CACHING;
  return [
    [`${site.basePath}/*`, everywhere(own)] as const,
    [`${hashed.folder}*`, { 'Cache-Control': hashed.value }] as const,
    [`${OPEN.folder}*`, { [OPEN.header]: OPEN.value }] as const,
    ...[...pages.map((path) => site.basePath + path), worker.address].map(
      (path) => [path, { 'Cache-Control': others }] as const,
    ),
  ]
    .map(([path, values]) => [path, ...Object.entries(values).map(line)].join('\n'))
    .join('\n')
    .concat('\n');
}

function line([name, value]: readonly [string, string]): string {
  return `  ${name}: ${value}`;
}
