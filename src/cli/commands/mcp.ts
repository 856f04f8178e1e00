import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { currentDay } from '../../core/today.ts';
import type { McpArguments, ParsedArguments } from '../arguments.ts';
import type { ExitStatus, LanguageName } from '../commands.ts';
import type { Io } from '../io.ts';
import type { Language } from '../language.ts';
import {
  checkSellersText,
  decodeDateCode,
  decodeMany,
  lookUpFactory,
  readWornCode,
} from '../mcp/answers.ts';
import { loadLanguages } from '../mcp/language.ts';
import { inputsIn, outputsIn, type ToolName } from '../mcp/schemas.ts';
import { LineTransport } from '../mcp/transport.ts';
import { todayOf } from '../today.ts';

/** Serves an assistant by the Model Context Protocol until standard input ends. It uses no network. */
export async function serveAssistant(
  args: McpArguments & Pick<ParsedArguments, 'lang'>,
  io: Io,
  language: Language,
): Promise<ExitStatus> {
  // Says so once where the clock cannot be right.
  await todayOf(args.today, io, language);
  const languages = await loadLanguages();
  const { instructions, tools, protocolErrors, ...words } = languages[args.lang].mcp;
  const [inputs, outputs] = [inputsIn(words), outputsIn(words)];
  const configOf = <Name extends ToolName>(name: Name) => ({
    ...tools[name],
    inputSchema: inputs[name],
    outputSchema: outputs[name],
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  });
  const contextOf = ({ language }: { readonly language?: LanguageName | undefined }) => ({
    // A session may last for days.
    today: args.today ?? currentDay(io.clock()),
    language: languages[language ?? args.lang],
  });
  const server = new McpServer({ name: 'heatstamp', version: io.version() }, { instructions });
  server.registerTool('decode_date_code', configOf('decode_date_code'), (input) =>
    reply(decodeDateCode(input, contextOf(input))),
  );
  server.registerTool('check_listing', configOf('check_listing'), (input) =>
    reply(checkSellersText(input, contextOf(input))),
  );
  server.registerTool('read_worn_code', configOf('read_worn_code'), (input) =>
    reply(readWornCode(input, contextOf(input))),
  );
  server.registerTool('factory_code', configOf('factory_code'), (input) =>
    reply(lookUpFactory(input, contextOf(input))),
  );
  server.registerTool('decode_many', configOf('decode_many'), (input) =>
    reply(decodeMany(input, contextOf(input))),
  );
  const transport = new LineTransport(io, protocolErrors);
  await server.connect(transport);
  await transport.serve();
  return 0;
}

/** The text is for clients that do not know structured content. */
function reply(output: Readonly<Record<string, unknown>>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(output) }], structuredContent: output };
}
