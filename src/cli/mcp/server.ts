import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  type CallToolResult,
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { nearest } from '../../core/nearest.ts';
import type { Day } from '../../heatstamp.ts';
import { LONGEST_LISTING } from '../../text/limits.ts';
import type { LanguageName } from '../language.ts';
import {
  checkSellersText,
  decodeDateCode,
  decodeMany,
  lookUpFactory,
  readWornCode,
} from './answers.ts';
import { problemsOf } from './arguments.ts';
import type { AssistantLanguage } from './language.ts';
import { RESOURCES } from './resources.ts';
import { inputsIn, OUTPUTS } from './schemas.ts';

interface Session {
  readonly version: string;
  readonly lang: LanguageName;
  readonly languages: Readonly<Record<LanguageName, AssistantLanguage>>;
  /** A session may last for days. */
  readonly today: () => Day;
}

const PROMPT = 'check_listing';

/** The server: its tools, its prompt and its resources. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- McpServer words its errors for programmers, and announces changes that never come
export function serverFor({ version, lang, languages, today }: Session): Server {
  const { mcp: words } = languages[lang];
  const inputs = inputsIn(words);
  const names = Object.keys(inputs) as (keyof typeof inputs)[];
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- as above
  const server = new Server(
    { name: 'heatstamp', title: 'Heatstamp', version },
    {
      capabilities: { tools: {}, prompts: {}, resources: {} },
      instructions: words.instructions,
    },
  );

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: names.map((name) => ({
      name,
      ...words.tools[name],
      inputSchema: jsonSchema(inputs[name], 'input'),
      outputSchema: jsonSchema(OUTPUTS[name], 'output'),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));

  server.setRequestHandler(CallToolRequestSchema, ({ params }): CallToolResult => {
    const { callErrors } = words;
    const name = names.find((known) => known === params.name);
    if (name === undefined) {
      return failure(callErrors.unknownTool(nearest(params.name, names), names.join(', ')));
    }
    const given = params.arguments ?? {};
    const contextOf = ({ language }: { readonly language?: LanguageName | undefined }) => ({
      today: today(),
      language: languages[language ?? lang],
    });
    /** Answers with the tool, or says what is wrong with the arguments. */
    const answer = <Schema extends z.ZodObject>(
      schema: Schema,
      tool: (
        input: z.output<Schema>,
        context: ReturnType<typeof contextOf>,
      ) => Readonly<Record<string, unknown>>,
    ): CallToolResult => {
      const { success, data, error } = schema.safeParse(given);
      if (!success) return failure(problemsOf(error, schema, words));
      return reply(tool(data, contextOf(data)));
    };
    switch (name) {
      case 'decode_date_code':
        return answer(inputs[name], decodeDateCode);
      case 'check_listing':
        return answer(inputs[name], checkSellersText);
      case 'read_worn_code':
        return answer(inputs[name], readWornCode);
      case 'factory_code':
        return answer(inputs[name], lookUpFactory);
      case 'decode_many':
        return answer(inputs[name], decodeMany);
    }
  });

  const { title, description, text: aboutText, request } = words.prompt;
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: [
      {
        ...{ name: PROMPT, title, description },
        arguments: [{ name: 'text', description: aboutText, required: true }],
      },
    ],
  }));

  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    if (params.name !== PROMPT)
      throw new McpError(ErrorCode.InvalidParams, words.callErrors.unknownPrompt);
    const text = params.arguments?.text;
    if (text === undefined || text.length > LONGEST_LISTING) {
      const expected = words.callErrors.text(LONGEST_LISTING);
      throw new McpError(ErrorCode.InvalidParams, words.callErrors.wrongArgument('text', expected));
    }
    return {
      description,
      messages: [
        { role: 'user' as const, content: { type: 'text' as const, text: request(text) } },
      ],
    };
  });

  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: RESOURCES.map(({ uri, name }) => {
      const { title, description } = words.resources[name];
      return { uri, name, title, description, mimeType: 'text/plain' };
    }),
  }));

  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const resource = RESOURCES.find(({ uri }) => uri === params.uri);
    if (!resource) throw new McpError(ErrorCode.InvalidParams, words.callErrors.unknownResource);
    const text = resource.text(languages[lang]);
    return { contents: [{ uri: resource.uri, mimeType: 'text/plain', text }] };
  });

  return server;
}

/** A schema without the parts that no client needs: they would cost tokens in every session. */
function jsonSchema(schema: z.ZodObject, io: 'input' | 'output') {
  const rest = z.toJSONSchema(schema, {
    ...{ io, unrepresentable: 'any' },
    override({ jsonSchema: part }) {
      // Answers may get more fields one day.
      if (io === 'output') delete part.additionalProperties;
    },
  });
  delete rest.$schema;
  return { ...rest, type: 'object' as const };
}

/** The text is for clients that do not know structured content. */
function reply(output: Readonly<Record<string, unknown>>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(output) }], structuredContent: output };
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
