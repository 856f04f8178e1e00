import { connectSources } from './connect-sources.ts';
import { headerPolicy, styleHash } from './csp.ts';

/** Response headers in the `_headers` format that Netlify and Cloudflare Pages read. */
export function headers(styles: readonly string[]): string {
  const hashes = [...new Set(styles.map(styleHash))];
  return `/*
  Content-Security-Policy: ${headerPolicy(hashes, connectSources)}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
