import type { Plugin, ViteDevServer } from 'vite';

/** What the development server loads, so that a change to a page or to the data shows at once. */
const DRAW = '/src/build/draw-page.tsx';
const DATA = '/src/build/data-files.ts';

/** Has `npm run dev` answer with every page of the table, drawn as the build draws it and brought to life as there, and with the data. */
export const drawnPages: Plugin = {
  name: 'drawn-pages',
  configureServer(server) {
    // Behind Vite's own answers, which are the modules.
    return () => {
      server.middlewares.use((request, response, next) => {
        const { originalUrl = '/', url = '/' } = request;
        answered(server, originalUrl, new URL(url, 'http://localhost').pathname).then(
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

async function answered(server: ViteDevServer, url: string, path: string): Promise<DevResponse> {
  const { dataFiles } = (await server.ssrLoadModule(DATA)) as typeof import('./data-files.ts');
  const data = dataFiles().get(path.slice(1));
  if (data !== undefined) return { status: 200, type: 'text/plain', body: data };
  const { drawPage } = (await server.ssrLoadModule(DRAW)) as typeof import('./draw-page.tsx');
  const { status, html } = drawPage(path);
  return { status, type: 'text/html', body: await server.transformIndexHtml(url, html) };
}
