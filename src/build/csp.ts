import { createHash } from 'node:crypto';
import type { Page } from '../site/page.ts';
import { worker } from '../site/lib/keep-offline.ts';
import { formsUrl } from '../words/config.ts';
import type { PageParts } from './bundle.ts';

/** Whom the site may ask: itself, for the files that the worker keeps, and the origin that forms are delivered to. */
export const connectSources: readonly string[] = [
  "'self'",
  ...(formsUrl === undefined ? [] : [new URL(formsUrl).origin]),
];

/** What pages hold themselves, as the source expressions that allow exactly that, e.g. `'sha256-…='`. */
export interface Hashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The hashes of the pages' own scripts and style sheets, each once. */
export function hashes(
  pages: readonly Pick<Page, 'early'>[],
  parts: readonly Pick<PageParts, 'css' | 'script'>[],
): Hashes {
  const scripts = [
    ...pages.flatMap(({ early }) => early ?? []),
    ...parts.flatMap(({ script }) => script?.bootstrap ?? []),
  ];
  return {
    scripts: distinct(scripts.map(hashOf)),
    styles: distinct(parts.map(({ css }) => hashOf(css))),
  };
}

function distinct(all: readonly string[]): readonly string[] {
  return [...new Set(all)];
}

/** The source expression that allows one inline script or style sheet. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content security policy that a page carries itself, so that any host enforces it.
 * It starts from nothing, and the browser's own script sinks are closed by Trusted Types.
 */
export function pagePolicy({ scripts, styles }: Hashes, connectSources: readonly string[]): string {
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
    `trusted-types ${worker.policy}`,
  ].join('; ');
}

/** The same as a header, which alone can forbid framing. */
export function headerPolicy(own: Hashes, connectSources: readonly string[]): string {
  return `${pagePolicy(own, connectSources)}; frame-ancestors 'none'`;
}
