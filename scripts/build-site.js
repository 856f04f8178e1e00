import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { root } from './project.js';

/**
 * Writes the site. Node runs neither JSX nor CSS modules, so what writes it is bundled first, into the other folder, once
 * with the words of each language.
 * @param {string} [folder]
 * @param {string} [serverFolder]
 * @param {import('vite').Plugin} [testLanguage] takes the place of all languages: it changes the words of English
 * @throws {Error} if the folder holds other files than a site
 */
export async function buildSite(
  folder = 'dist/site',
  serverFolder = '.cache/server',
  testLanguage,
) {
  if (holdsOtherFiles(join(root, folder))) {
    throw new Error(`${folder} holds other files than a site. Choose a new folder, or empty it.`);
  }
  // Kept when set: React reports every hydration mismatch only with NODE_ENV=development.
  process.env.NODE_ENV ??= 'production';
  const { languages, languageSite, writeSite } = await serverIn('en');
  const others = languages
    .filter(({ id }) => id !== 'en' && testLanguage === undefined)
    .map(({ id }) => serverIn(id));
  const sites = (await Promise.all(others)).map((server) => server.languageSite());
  await writeSite(root, folder, [languageSite(), ...sites], buildForBrowser(testLanguage));
  console.log(`Built the site into ${folder}.`);

  /**
   * @param {string} language
   * @returns {Promise<typeof import('../src/build/write-site.ts')>}
   */
  async function serverIn(language) {
    const lacking = modulesOf('en').filter((name) => !modulesOf(language).includes(name));
    // Vite would take the English ones without a message.
    if (lacking.length > 0) throw new Error(`src/words/${language} lacks ${lacking.join(', ')}.`);
    const outDir = join(root, serverFolder, language);
    await build({
      root,
      logLevel: 'warn',
      plugins: [testLanguage],
      ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
      build: {
        ssr: 'src/build/write-site.ts',
        outDir,
        emptyOutDir: true,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    });
    /** @type {unknown} */
    const server = await import(pathToFileURL(join(outDir, 'write-site.js')).href);
    return /** @type {typeof import('../src/build/write-site.ts')} */ (server);
  }
}

/**
 * Whether a folder has files, but not those that every site has.
 * @param {string} directory
 */
function holdsOtherFiles(directory) {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return false;
  return ['sw.js', '_headers'].some((name) => !existsSync(join(directory, name)));
}

/** Scripts that pages share, by name. */
const SHARED = ['react', 'facts'];

/**
 * The modules of words in a language.
 * @param {string} language
 */
function modulesOf(language) {
  return readdirSync(join(root, 'src/words', language), { recursive: true, encoding: 'utf8' });
}

/**
 * @param {import('vite').Plugin} [testLanguage]
 * @returns {import('../src/build/bundle.ts').Build}
 */
function buildForBrowser(testLanguage) {
  return async (modules, purpose, language) => {
    /** @type {Map<string, string[]>} */
    const sheets = new Map();
    const result = await build({
      root,
      logLevel: 'warn',
      plugins: [testLanguage, takeSheets(sheets)],
      resolve: { conditions: [language, ...defaultClientConditions] },
      build: {
        write: false,
        rolldownOptions: {
          input: modules.map((path) => join(root, path)),
          // A page's source is built for its styles; without its exports they would be shaken off.
          preserveEntrySignatures: 'exports-only',
          checks: { bundlerTimings: false },
          output: {
            // What several scripts share would be named after one of its modules.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              `assets/${isDynamicEntry || SHARED.includes(name) ? '[name]' : 'shared'}-[hash].js`,
            codeSplitting: {
              groups:
                purpose === 'styles'
                  ? [{ name: (id) => relative(root, id).replaceAll(sep, '-'), test: /\.css$/ }]
                  : [
                      // In a file of its own React stays in the cache when we change.
                      { name: 'react', test: /node_modules/ },
                      // Facts have no words, so every language has the same file of those that a page needs at once.
                      { name: 'facts', test: /src\/core\//, tags: ['$initial'] },
                      // What frames every page has words. In one file, it makes no other a file of its language.
                      {
                        name: 'frame',
                        test: /src\/(?:site\/(?:item|layout|lib|tab|ui)|text|words\/\w+\/layout)/,
                        tags: ['$initial'],
                      },
                    ],
            },
          },
        },
      },
    });
    if (Array.isArray(result) || !('output' in result))
      throw new Error('Vite gave no single output.');
    return { files: result.output, sheets };
  };
}

/**
 * Notes which style files belong to a script, and has Vite forget it: a page carries or links its styles itself, so no
 * script need fetch them.
 * @param {Map<string, string[]>} sheets
 * @returns {import('vite').Plugin}
 */
function takeSheets(sheets) {
  return {
    name: 'take-sheets',
    enforce: 'post',
    generateBundle(_, files) {
      for (const [name, item] of Object.entries(files)) {
        if (item.type !== 'chunk') continue;
        sheets.set(name, [...(item.viteMetadata?.importedCss ?? [])]);
        item.viteMetadata?.importedCss.clear();
      }
    },
  };
}
