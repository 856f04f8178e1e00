import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/build/csp.ts';
import { captures, only, read, sample, table } from './site-files.ts';

const headerLine = only(read('_headers'), /^ {2}Content-Security-Policy: (.*)$/gm);

describe.each(sample)('the policy of $file', (page) => {
  const html = read(page.file);
  const policy = only(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g);
  const hash = hashOf(only(html, /<style>(.*?)<\/style>/gs));

  test('allows its one style sheet by hash, in the page and in the header', () => {
    expect(policy).toContain(`style-src 'self' ${hash};`);
    expect(headerLine).toContain(hash);
  });

  test('needs no exception: no style attribute, no handler, and no inline script but the two that it allows by hash', () => {
    expect(captures(html, /(<[^>]+ style=[^>]*>)/g)).toEqual([]);
    expect(captures(html, /(<[a-z][^>]* on\w+=[^>]*>)/g)).toEqual([]);
    const inline = captures(
      html,
      /<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs,
    );
    const expected = [page.file === 'index.html', page.entry !== undefined].filter(Boolean);
    expect(inline).toHaveLength(expected.length);
    expect(html).not.toMatch(/<script[^>]* src=/);
    const allowed = inline.map(hashOf);
    expect(policy).toContain(`; ${["script-src 'self'", ...allowed].join(' ')};`);
    for (const each of allowed) expect(headerLine).toContain(each);
  });
});

test('the policy in a page is the one in its header, but for frame-ancestors and its own hashes', () => {
  for (const { file } of table) {
    const policy = only(read(file), /http-equiv="Content-Security-Policy" content="([^"]*)"/g);
    expect(withoutHashes(headerLine)).toBe(`${withoutHashes(policy)}; frame-ancestors 'none'`);
  }
});

/** What every answer is sent with: framing, referrers, features and other origins are refused, types are not guessed. */
test('every answer is sent with these security headers, and with these directives', () => {
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(read('_headers')) ?? [];
  const headers = Object.fromEntries(
    block
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/s, 2)),
  ) as Readonly<Record<string, string>>;
  const {
    'Content-Security-Policy': policy = '',
    'Permissions-Policy': features,
    ...others
  } = headers;
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
  });
  expect(features?.split(', ').sort()).toEqual(
    [
      ...['accelerometer', 'camera', 'display-capture', 'encrypted-media', 'geolocation'],
      ...['gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'local-fonts'],
      ...['magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
      ...['screen-wake-lock', 'serial', 'usb', 'window-management', 'xr-spatial-tracking'],
    ].map((feature) => `${feature}=()`),
  );
  expect(withoutHashes(policy).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types heatstamp-worker',
    "frame-ancestors 'none'",
  ]);
  // Cloudflare Pages ignores longer lines.
  expect(headerLine.length).toBeLessThan(1900);
});

function withoutHashes(policy: string): string {
  return policy.replaceAll(/ 'sha256-[^']*'/g, '');
}
