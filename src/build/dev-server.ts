import type { Plugin, ViteDevServer } from 'vite';

/** What the development server loads, so that a change to a page shows at once. */
const DRAW = '/src/build/draw-page.tsx';

/** Has `npm run dev` answer with every page of the table, drawn as the build draws it and brought to life as there. */
export const drawnPages: Plugin = {
  name: 'drawn-pages',
  configureServer(server) {
    // Behind Vite's own answers, which are the modules.
    return () => {
      server.middlewares.use((request, response, next) => {
        const { originalUrl = '/', url = '/' } = request;
        drawn(server, originalUrl, new URL(url, 'http://localhost').pathname).then(
          ({ status, html }) => {
            response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
          },
          next,
        );
      });
    };
  },
};

async function drawn(
  server: ViteDevServer,
  url: string,
  path: string,
): Promise<{ status: number; html: string }> {
  const { drawPage } = (await server.ssrLoadModule(DRAW)) as typeof import('./draw-page.tsx');
  const { status, html } = drawPage(path);
  return { status, html: await server.transformIndexHtml(url, html) };
}
