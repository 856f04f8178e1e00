import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { currentDay } from '../../core/today.ts';
import { instructions, tools } from '../../words/en/mcp.ts';
import type { McpArguments } from '../arguments.ts';
import type { ExitStatus } from '../commands.ts';
import type { Io } from '../io.ts';
import {
  checkSellersText,
  decodeDateCode,
  decodeMany,
  lookUpFactory,
  readWornCode,
} from '../mcp/answers.ts';
import { INPUTS, OUTPUTS, type ToolName } from '../mcp/schemas.ts';
import { LineTransport } from '../mcp/transport.ts';
import { todayOf } from '../today.ts';

/** Serves an assistant by the Model Context Protocol until standard input ends. It uses no network. */
export async function serveAssistant(args: McpArguments, io: Io): Promise<ExitStatus> {
  // Says so once where the clock cannot be right.
  await todayOf(args.today, io);
  // A session may last for days.
  const today = () => args.today ?? currentDay(io.clock());
  const server = new McpServer({ name: 'heatstamp', version: io.version() }, { instructions });
  server.registerTool('decode_date_code', configOf('decode_date_code'), (input) =>
    reply(decodeDateCode(input, today())),
  );
  server.registerTool('check_listing', configOf('check_listing'), (input) =>
    reply(checkSellersText(input, today())),
  );
  server.registerTool('read_worn_code', configOf('read_worn_code'), (input) =>
    reply(readWornCode(input, today())),
  );
  server.registerTool('factory_code', configOf('factory_code'), (input) =>
    reply(lookUpFactory(input)),
  );
  server.registerTool('decode_many', configOf('decode_many'), (input) =>
    reply(decodeMany(input, today())),
  );
  const transport = new LineTransport(io);
  await server.connect(transport);
  await transport.serve();
  return 0;
}

function configOf<Name extends ToolName>(name: Name) {
  return {
    ...tools[name],
    inputSchema: INPUTS[name],
    outputSchema: OUTPUTS[name],
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

/** The text is for clients that do not know structured content. */
function reply(output: Readonly<Record<string, unknown>>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(output) }], structuredContent: output };
}
