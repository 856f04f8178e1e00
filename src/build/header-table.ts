import { headerPolicy, styleHash } from './csp.ts';

/** What reaches out of a page: sensors, devices, money, identity, other screens and what a visitor does elsewhere. */
const SWITCHED_OFF = [
  ...['accelerometer', 'ambient-light-sensor', 'gyroscope', 'magnetometer', 'geolocation'],
  ...['bluetooth', 'camera', 'hid', 'microphone', 'midi', 'serial', 'usb', 'xr-spatial-tracking'],
  ...['identity-credentials-get', 'payment', 'publickey-credentials-get', 'otp-credentials'],
  ...['display-capture', 'idle-detection', 'local-fonts', 'screen-wake-lock', 'window-management'],
  ...['attribution-reporting', 'browsing-topics', 'join-ad-interest-group', 'run-ad-auction'],
];

/** How long browsers may keep a file: one with its hash in its name for good, all else only while they ask each time. */
export const CACHING = {
  hashed: { folder: '/assets/', value: 'public, max-age=31536000, immutable' },
  others: 'no-cache',
} as const;

/** What every answer carries, whatever it is. Strict-Transport-Security is not here: it binds a domain, not a folder. */
export function everywhere(styles: readonly string[]): Readonly<Record<string, string>> {
  const hashes = [...new Set(styles.map(styleHash))];
  return {
    'Content-Security-Policy': headerPolicy(hashes),
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
