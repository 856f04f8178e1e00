import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { devPages } from './src/build/dev-server.ts';
import { libraryWords } from './src/build/library-words.ts';
import { basePathOf, checkSettings } from './src/build/settings.ts';

export default defineConfig(({ mode }) => {
  // The tests build the site as it is without anybody's .env.
  const envDir = process.env.IGNORE_DOTENV ? false : import.meta.dirname;
  const variables = loadEnv(mode, envDir, 'HEATSTAMP_');
  checkSettings(variables);

  return {
    plugins: [react(), libraryWords, devPages, plainImports],
    appType: 'custom',
    base: basePathOf(variables),
    // HEATSTAMP_BASE_URL and its like reach src/words/config.ts through import.meta.env.
    envDir,
    envPrefix: 'HEATSTAMP_',
    publicDir: false,

    css: {
      // Made of path and name alone, so that the server's markup and the browser's script agree; short, for there are many.
      modules: { generateScopedName: '_[hash:base64:4]', getJSON: expectDistinct },
    },
    build: {
      // A data URI would need a wider content security policy than a file does.
      assetsInlineLimit: 0,
      // src/site/boot/load.ts asks for what a page's script needs.
      modulePreload: false,
    },
  };
});

/** Imports a script that is loaded later without Vite's wait for its styles, which the page links itself: 0.7 kB less for each page. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** The files of styles by the names that their classes were given. */
const files = new Map<string, string>();

/** Refuses two classes of one name, which names as short as these could have. */
function expectDistinct(file: string, names: Readonly<Record<string, string>>): void {
  for (const name of Object.values(names).flatMap((composed) => composed.split(' '))) {
    const other = files.get(name) ?? file;
    if (other !== file) throw new Error(`A class of ${file} is named as one of ${other}: ${name}`);
    files.set(name, file);
  }
}
