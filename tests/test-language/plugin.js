import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MARK = '?test-language';
const ENGLISH = /\/src\/words\/en\/(?!language\.ts).*\.ts$/;
const WRAPPER = fileURLToPath(new URL('bracketed.ts', import.meta.url));

/**
 * Gives the site the test language in place of English: the same modules of words, with every text in brackets.
 * @returns {import('vite').Plugin}
 */
export function testLanguage() {
  return {
    name: 'test-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Modules of words make their texts of each other's, so only what leaves them is put in brackets.
      if (importer === undefined || importer.includes('/src/words/en/')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved?.id.endsWith(MARK)) return resolved.id;
      return resolved && ENGLISH.test(resolved.id) ? resolved.id + MARK : null;
    },
    load(id) {
      if (!id.endsWith(MARK)) return null;
      const path = id.slice(0, -MARK.length);
      const exported = readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
      const lines = Array.from(
        exported,
        ([, name]) => `export const ${name} = bracketed(english.${name}, '${name}');`,
      );
      return {
        code: [
          `import { bracketed } from ${JSON.stringify(WRAPPER)};`,
          `import * as english from ${JSON.stringify(path)};`,
          ...lines,
        ].join('\n'),
        moduleType: 'js',
      };
    },
  };
}
