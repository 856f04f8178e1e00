import type { Plugin, ViteDevServer } from 'vite';
import { languages } from '../words/languages.ts';

// Loaded through Vite on every request, so that changes show at once.
const RENDERER = '/src/build/render-dev-page.tsx';
const DATA = '/src/build/data-files.ts';
const LOOKUP = '/src/build/lookup-files.ts';

/** What the modules of a page in another language than English have in their ids. */
const LANGUAGE = /\?language=(\w+)$/;

/** Makes `npm run dev` serve the pages, rendered and hydrated as in the build, and the files below /data. */
export const devPages: Plugin = {
  name: 'dev-pages',
  apply: 'serve',
  enforce: 'pre',

  /**
   * A build resolves `#words/` to one language; here one server has all. What a module with a language imports of ours has
   * it too.
   */
  async resolveId(source, importer) {
    const [, language] = LANGUAGE.exec(importer ?? '') ?? [];
    if (language === undefined || LANGUAGE.test(source)) return null;
    const path = source.replace(/^#words\//, `/src/words/${language}/`);
    const resolved = await this.resolve(path, importer?.replace(LANGUAGE, ''), { skipSelf: true });
    const isOurs = resolved && !resolved.external && /\/src\/.*\.tsx?$/.test(resolved.id);
    return isOurs ? { ...resolved, id: `${resolved.id}?language=${language}` } : resolved;
  },

  configureServer(server) {
    // Returning a function runs it after Vite's own middleware, which serves the modules.
    return () => {
      server.middlewares.use((request, response, next) => {
        const { originalUrl = '/', url = '/' } = request;
        respond(server, originalUrl, new URL(url, 'http://localhost').pathname).then(
          ({ status, type, body }) => {
            response.writeHead(status, { 'Content-Type': type }).end(body);
          },
          next,
        );
      });
    };
  },
};

interface DevResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

async function respond(server: ViteDevServer, url: string, path: string): Promise<DevResponse> {
  const { dataFiles } = (await server.ssrLoadModule(DATA)) as typeof import('./data-files.ts');
  const data = dataFiles().get(path.slice(1));
  if (data !== undefined) return { status: 200, type: 'text/plain; charset=utf-8', body: data };
  const { isLookupFile, lookupFiles } = (await server.ssrLoadModule(
    LOOKUP,
  )) as typeof import('./lookup-files.ts');
  if (isLookupFile(path)) {
    // Made only when asked for, since it takes seconds.
    const table = lookupFiles(server.config.root).get(path.slice(1));
    if (table !== undefined) return { status: 200, type: 'application/octet-stream', body: table };
  }
  const language = languages.find(
    (each) => each.path !== '' && `${path}/`.startsWith(`${each.path}/`),
  );
  const renderer = language === undefined ? RENDERER : `${RENDERER}?language=${language.id}`;
  const { renderDevPage } = (await server.ssrLoadModule(
    renderer,
  )) as typeof import('./render-dev-page.tsx');
  const { status, html } = renderDevPage(path);
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: await server.transformIndexHtml(url, html),
  };
}
