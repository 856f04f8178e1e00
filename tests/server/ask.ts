import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { siteHandler } from '../../scripts/site-handler.js';

/** A server that runs on a port of this machine. */
export interface Host {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Serves the site in a folder as `npm start` does. */
export async function startServer(site: string): Promise<Host> {
  const server = createServer(siteHandler(site)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) =>
      server.close(() => {
        resolve();
      }),
    );
  return { port, stop };
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface RequestOptions {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request whose path is left as it is: `fetch` would tidy it. */
export async function ask(
  port: number,
  path: string,
  options: RequestOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, agent: false, ...options },
      (response) => {
        buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, reject);
      },
    );
    sent.on('error', reject).end();
  });
}
