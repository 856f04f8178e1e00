import { currentDay } from '../../core/today.ts';
import type { McpArguments, ParsedArguments } from '../arguments.ts';
import type { ExitStatus } from '../commands.ts';
import type { Io } from '../io.ts';
import { loadLanguages, type AssistantWords } from '../mcp/language.ts';
import { serverFor } from '../mcp/server.ts';
import { todayOf } from '../today.ts';
import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { McpServer } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { messagesIn, type Refusal } from '../mcp/messages.ts';

/** Serves an assistant over the Model Context Protocol until standard input ends. It uses no network. */
export async function serveAssistant(
  args: McpArguments & Pick<ParsedArguments, 'lang'>,
  io: Io,
): Promise<ExitStatus> {
  // Warns once if the clock cannot be right.
  await todayOf(args.today, io);
  const languages = await loadLanguages();
  const { lang } = args;
  const version = io.version();
  const today = () => args.today ?? currentDay(io.clock());
  const createServer = () => serverFor({ version, lang, languages, today });
  await serveClient(createServer, io, languages[lang].mcp.protocolErrors);
  return 0;
}

const READER_LEFT = new Error('Nobody reads the answers.');

/**
 * Serves one client over standard input and output, in the revision of the protocol that it speaks. Resolves when the input
 * ends or nobody reads the answers; any other failure, such as a full disk, is thrown.
 */
async function serveClient(
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
