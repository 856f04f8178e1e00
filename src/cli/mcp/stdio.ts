import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { McpServer } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { Io } from '../io.ts';
import type { AssistantWords } from './language.ts';
import { messagesIn, type Refusal } from './messages.ts';

const READER_LEFT = new Error('Nobody reads the answers.');

/**
 * Serves one client over standard input and output, in the revision of the protocol that it speaks. Resolves when the input
 * ends or nobody reads the answers; any other failure, such as a full disk, is thrown.
 */
export async function serveClient(
  createServer: () => McpServer,
  io: Io,
  errors: AssistantWords['protocolErrors'],
): Promise<void> {
  const output = new Writable({
    decodeStrings: false,
    write(text: string, _, done) {
      io.stdout.write(text).then((hasReader) => {
        done(hasReader ? null : READER_LEFT);
      }, done);
    },
  });
  const refuse = (refusal: Refusal): void => {
    output.write(`${JSON.stringify({ jsonrpc: '2.0', ...refusal })}\n`);
  };
  const input = Readable.from(messagesIn(io.stdin.bytes, refuse, errors));
  serveStdio(createServer, { transport: new StdioServerTransport(input, output) });
  input.once('end', () => output.end()).once('error', (error) => output.destroy(error));
  try {
    await finished(output);
  } catch (error) {
    if (error !== READER_LEFT) throw error;
  }
}
