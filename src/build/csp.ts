import { createHash } from 'node:crypto';
import { worker } from '../site/lib/keep-offline.ts';
import { formsUrl } from '../words/config.ts';

/** Whom the site may ask: itself, for the files that the worker keeps, and the origin that forms are delivered to. */
export const connectSources: readonly string[] = [
  "'self'",
  ...(formsUrl === undefined ? [] : [new URL(formsUrl).origin]),
];

/** The source expression that allows one inline style sheet, e.g. `'sha256-…='`. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/**
 * The content security policy that a page carries itself, so that any host enforces it.
 * It starts from nothing, and the browser's own script sinks are closed by Trusted Types.
 */
export function pagePolicy(
  styleHashes: readonly string[],
  connectSources: readonly string[],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${connectSources.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${worker.policy}`,
  ].join('; ');
}

/** The same as a header, which alone can forbid framing. */
export function headerPolicy(
  styleHashes: readonly string[],
  connectSources: readonly string[],
): string {
  return `${pagePolicy(styleHashes, connectSources)}; frame-ancestors 'none'`;
}
