import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify } from 'terser';
import { build } from 'vite';
import { root } from './root.js';

/**
 * Writes the site. Node runs neither JSX nor CSS modules, so what writes it is bundled first, into the other folder.
 * @param {string} [folder]
 * @param {string} [serverFolder]
 */
export async function buildSite(folder = 'dist/site', serverFolder = '.cache/server') {
  const server = join(root, serverFolder);
  // Kept when set: React reports every hydration mismatch only with NODE_ENV=development.
  process.env.NODE_ENV ??= 'production';
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/build/write-site.ts', outDir: server, emptyOutDir: true },
  });
  /** @type {unknown} */
  const built = await import(pathToFileURL(join(server, 'write-site.js')).href);
  const { writeSite } = /** @type {typeof import('../src/build/write-site.ts')} */ (built);
  await writeSite(root, folder, buildForBrowser);
  console.log(`Built the site into ${folder}.`);
}

/** @type {import('../src/build/bundle-pages.ts').Build} */
async function buildForBrowser(modules, first) {
  const result = await build({
    root,
    logLevel: 'warn',
    plugins: first ? [smallest] : [],
    build: {
      write: false,
      // The page links the styles of what comes later; its script need not fetch any.
      cssCodeSplit: !first,
      rolldownOptions: {
        input: modules.map((path) => join(root, path)),
        // A page's source is built for its styles; without its exports they would be shaken off.
        preserveEntrySignatures: first ? 'allow-extension' : 'exports-only',
        // What one page does not use of React stays in, so that the file is the same for all.
        treeshake: { commonjs: false },
        checks: { bundlerTimings: false },
        output: { codeSplitting: first ? packed(first) : { groups: [react] } },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result))
    throw new Error('Vite gave no single output.');
  return result.output;
}

/** In a file of its own it stays in the cache when we change. */
const react = { name: 'react', test: /node_modules|rolldown.runtime/, priority: 1 };

/**
 * Two files of ours: what a page needs at once, and what comes later.
 * @param {ReadonlySet<string>} first
 */
function packed(first) {
  return {
    includeDependenciesRecursively: false,
    groups: [
      react,
      {
        debugName: 'ours',
        name: (/** @type {string} */ id) => (first.has(id) ? 'first' : 'later'),
      },
    ],
  };
}

/** Goes over our scripts once more: Vite's minifier leaves class names and functions where they are used once. */
const smallest = {
  name: 'smallest',
  /**
   * @param {string} code
   * @param {{ name: string }} chunk
   */
  async renderChunk(code, { name }) {
    if (name === 'react') return null;
    const { code: small } = await minify(code, {
      module: true,
      compress: { passes: 3 },
      mangle: false,
    });
    return small === undefined ? null : { code: small, map: null };
  },
};
