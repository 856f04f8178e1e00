import type { Plugin } from 'vite';

/** Gives the library on a page the words of the page's language: without words of a program's own it has English ones. */
export const libraryWords: Plugin = {
  name: 'library-words',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [, module] = /^\.\.\/words\/en\/(.+)$/.exec(source) ?? [];
    if (module === undefined || !importer?.includes('/src/library/')) return null;
    return this.resolve(`#words/${module}`, importer, { skipSelf: true });
  },
};
