import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a form made. */
interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = (response: ServerResponse) => void;

/** How a server can take a form, or not; src/site/community/submit-form.test.ts has every way in which it fails. */
export const answers = {
  accept: (response) => response.end('{"ok":true}'),
  fail: (response) => response.writeHead(500).end(),
  hang: () => undefined,
} as const satisfies Readonly<Record<string, Answer>>;

/** A server that takes forms from pages of another origin, and answers them as a test wants it. */
export class FormsServer {
  answer: Answer = answers.accept;
  received: Received[] = [];
  origin = '';
  readonly #port: number;
  readonly #server: Server = createServer((request, response) => {
    void this.#take(request, response);
  });

  /** @param port that it listens on, any free one unless told */
  constructor(port = 0) {
    this.#port = port;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, resolve));
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      response.writeHead(204).end();
      return;
    }
    const { method, url, headers } = request;
    this.received.push({ method, url, headers, body: await text(request) });
    this.answer(response);
  }
}
