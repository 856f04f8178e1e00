import { currentDay } from '../../core/today.ts';
import type { McpArguments, ParsedArguments } from '../arguments.ts';
import type { ExitStatus } from '../commands.ts';
import type { Io } from '../io.ts';
import { loadLanguages } from '../mcp/language.ts';
import { serverFor } from '../mcp/server.ts';
import { serveClient } from '../mcp/stdio.ts';
import { todayOf } from '../today.ts';

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
