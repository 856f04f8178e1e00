import type { ComponentType } from 'react';

/** One row of the page table: all that the build must know to write a page. */
export interface Page {
  readonly id: string;
  /** The address that links use, e.g. `/about`. */
  readonly path: `/${string}`;
  /** The file that answers there, e.g. `about.html`. */
  readonly file: `${string}.html`;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly Page: ComponentType;
  /** The module that `Page` comes from; its styles are inlined into the page. */
  readonly source: `src/site/pages/${string}.tsx`;
  /** The page's script. Without it the page ships none. */
  readonly entry?: `src/site/pages/${string}.client.${'ts' | 'tsx'}`;
  /** A script of its own, of a few hundred bytes, that runs before the first paint. */
  readonly early?: string;
  /** Whether search engines may list it, and the sitemap does. */
  readonly indexed: boolean;
  /** One of many of a kind: the page that lists them, the words of the links between them, and what it tells of. */
  readonly under?: {
    readonly path: `/${string}`;
    readonly name: string;
    readonly own: string;
    readonly about: string;
  };
}
