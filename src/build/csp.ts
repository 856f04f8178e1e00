import { createHash } from 'node:crypto';
import { serviceWorker } from '../site/lib/keep-offline.ts';
import { formsUrl } from '../words/config.ts';
import type { PageParts } from './page-parts.ts';

/** Where the site may send requests: to itself, for the service worker's files, and to the origin that receives forms. */
export const connectSources: readonly string[] = [
  "'self'",
  ...(formsUrl === undefined ? [] : [new URL(formsUrl).origin]),
];

/** Source expressions that allow exactly the inline scripts and styles of a page, e.g. `'sha256-…='`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The hashes of all inline scripts and styles of some pages, without duplicates. */
export function inlineHashes(
  parts: readonly Pick<PageParts, 'css' | 'script' | 'headScript'>[],
): InlineHashes {
  const scripts = parts.flatMap(({ script, headScript }) =>
    [headScript, script?.bootstrap].filter((code) => code !== undefined),
  );
  return {
    scripts: [...new Set(scripts.map(hashOf))],
    styles: [...new Set(parts.map(({ css }) => hashOf(css)))],
  };
}

/** The source expression that allows one inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content security policy in a page's `<meta>`, which works on any host. It allows nothing by default, and Trusted Types
 * close the browser's own script sinks.
 */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  connectSources: readonly string[],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${connectSources.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${serviceWorker.policy}`,
  ].join('; ');
}

/** The same policy as a header. Only a header can forbid framing. */
export function headerPolicy(hashes: InlineHashes, connectSources: readonly string[]): string {
  return `${pagePolicy(hashes, connectSources)}; frame-ancestors 'none'`;
}
