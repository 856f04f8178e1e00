import type { Plugin, ViteDevServer } from 'vite';

// Loaded through Vite on every request, so that changes show at once.
const RENDERER = '/src/build/render-dev-page.tsx';
const DATA = '/src/build/data-files.ts';

/** Makes `npm run dev` serve the pages, rendered and hydrated as in the build, and the data files. */
export const devPages: Plugin = {
  name: 'dev-pages',
  configureServer(server) {
    // Returning a function runs it after Vite's own middleware, which serves the modules.
    return () => {
      server.middlewares.use((request, response, next) => {
        const { originalUrl = '/', url = '/' } = request;
        respond(server, originalUrl, new URL(url, 'http://localhost').pathname).then(
          ({ status, type, body }) => {
            response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
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
  readonly body: string;
}

async function respond(server: ViteDevServer, url: string, path: string): Promise<DevResponse> {
  const { dataFiles } = (await server.ssrLoadModule(DATA)) as typeof import('./data-files.ts');
  const data = dataFiles().get(path.slice(1));
  if (data !== undefined) return { status: 200, type: 'text/plain', body: data };
  const { renderDevPage } = (await server.ssrLoadModule(
    RENDERER,
  )) as typeof import('./render-dev-page.tsx');
  const { status, html } = renderDevPage(path);
  return { status, type: 'text/html', body: await server.transformIndexHtml(url, html) };
}
