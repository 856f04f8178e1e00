import { site } from '../../words/config.ts';

/** An address of the site with its host, for what leaves the page: paper, and texts that are copied. */
export function absolute(address: string): string {
  return new URL(address, site.baseUrl).href;
}
