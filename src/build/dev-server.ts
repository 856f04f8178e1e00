import {
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type ViteDevServer,
} from 'vite';

// Loaded through Vite on every request, so that changes show at once.
const RENDERER = '/src/build/render-dev-page.tsx';
const DATA = '/src/build/data-files.ts';
const LOOKUP = '/src/build/lookup-files.ts';

/**
 * Makes `npm run dev` serve the pages in one language, English unless SITE_LANGUAGE says otherwise, rendered and hydrated as
 * in the build, and the files below /data.
 */
export const devPages: Plugin = {
  name: 'dev-pages',
  apply: 'serve',

  config() {
    const { SITE_LANGUAGE = 'en' } = process.env;
    return {
      resolve: { conditions: [SITE_LANGUAGE, ...defaultClientConditions] },
      ssr: { resolve: { conditions: [SITE_LANGUAGE, ...defaultServerConditions] } },
    };
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
  const { renderDevPage } = (await server.ssrLoadModule(
    RENDERER,
  )) as typeof import('./render-dev-page.tsx');
  const { status, html } = renderDevPage(path);
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: await server.transformIndexHtml(url, html),
  };
}
