import { worker } from '../site/lib/keep-offline.ts';
import { CACHING, everywhere } from './header-table.ts';

/**
 * Response headers in the `_headers` format that Netlify and Cloudflare Pages read. They join the values of rules that
 * overlap, so each address is told once how long it may be kept; what is not named they have asked for each time.
 */
export function headers(styles: readonly string[], pages: readonly string[]): string {
  const { hashed, others } = CACHING;
  return [
    ['/*', everywhere(styles)] as const,
    [`${hashed.folder}*`, { 'Cache-Control': hashed.value }] as const,
    ...[...pages, worker.address].map((path) => [path, { 'Cache-Control': others }] as const),
  ]
    .map(([path, values]) => [path, ...Object.entries(values).map(line)].join('\n'))
    .join('\n')
    .concat('\n');
}

function line([name, value]: readonly [string, string]): string {
  return `  ${name}: ${value}`;
}
