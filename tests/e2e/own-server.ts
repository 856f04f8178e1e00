import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../scripts/site-handler.js';
import { test as base } from './fixtures.ts';
import { BUILT } from './other-release.ts';

/** A site is read once; nobody changes a folder that was served. */
const handlers = new Map<string, RequestListener>();

export function handlerOf(directory: string): RequestListener {
  const handler = handlers.get(directory) ?? siteHandler(directory);
  handlers.set(directory, handler);
  return handler;
}

/** A server that a test has for itself: it goes away, and comes back at the same address with another site. */
export class OwnServer {
  private server: Server | undefined;
  private port = 0;

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async serve(directory: string): Promise<void> {
    await this.answerWith(handlerOf(directory));
  }

  async answerWith(listener: RequestListener): Promise<void> {
    await this.stop();
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A test of the built site on a server of its own. */
export const test = base.extend<{ readonly server: OwnServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on the pattern.
  server: async ({}, use) => {
    const server = new OwnServer();
    await server.serve(BUILT);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});
