import type { ComponentType } from 'react';

/** A row of the page table: everything that the build needs to write a page. */
export interface Page {
  readonly id: string;
  /** The address that links use, e.g. `/about`. */
  readonly path: `/${string}`;
  /** The file behind that address, e.g. `about.html`. */
  readonly file: `${string}.html`;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly Page: ComponentType;
  /** The module that exports `Page`. Its styles are inlined into the page. */
  readonly source: `src/site/pages/${string}.tsx`;
  /** The page's script, if it has one. */
  readonly entry?: `src/site/pages/${string}.client.${'ts' | 'tsx'}`;
  /** A script of a few hundred bytes that runs in the head, before the first paint. */
  readonly headScript?: 'src/site/boot/head.ts';
  /** Whether search engines may index the page, and the sitemap lists it. */
  readonly indexed: boolean;
  /** The collection that the page belongs to: the page that lists it, the names for the breadcrumbs, and a description. */
  readonly collection?: {
    readonly path: `/${string}`;
    readonly name: string;
    readonly itemName: string;
    readonly description: string;
  };
}
