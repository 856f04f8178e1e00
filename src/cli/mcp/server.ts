import {
  type CallToolResult,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { type Day, factory } from '../../heatstamp.ts';
import { LONGEST_LISTING } from '../../text/limits.ts';
import type { LanguageName } from '../language.ts';
import { checkSellersText, decodeDateCode, decodeMany, readWornCode } from './answers.ts';
import { ignoredText, readArguments } from './arguments.ts';
import { WrongCursor } from './budget.ts';
import { lookUpFactory, factoryText } from './factories.ts';
import type { AnswerContext, AssistantLanguage } from './language.ts';
import { type Input, inputsIn, type Output, OUTPUTS, type ToolName } from './schemas.ts';
import { ERAS } from '../../evidence/eras.ts';
import { factories } from '../../core/places.ts';
import { isPublishedId, PUBLICATIONS } from '../../evidence/publications.ts';

interface Session {
  readonly version: string;
  readonly lang: LanguageName;
  readonly languages: Readonly<Record<LanguageName, AssistantLanguage>>;
  /** A session may last for days. */
  readonly today: () => Day;
}

/** Nothing that is listed changes while the server runs. */
const NEVER = { listChanged: false };
const A_DAY = { ttlMs: 24 * 60 * 60 * 1000, cacheScope: 'public' } as const;

/** The server: its tools, its prompt and its resources. */
export function serverFor({ version, lang, languages, today }: Session): McpServer {
  const { mcp: words } = languages[lang];
  const inputs = inputsIn(words);
  const server = new McpServer(
    { name: 'heatstamp', title: 'Heatstamp', version },
    {
      capabilities: { tools: NEVER, prompts: NEVER, resources: NEVER },
      cacheHints: {
        'server/discover': A_DAY,
        'tools/list': A_DAY,
        'prompts/list': A_DAY,
        'resources/list': A_DAY,
        'resources/templates/list': A_DAY,
        'resources/read': A_DAY,
      },
      instructions: words.instructions,
    },
  );

  const addTool = <Name extends ToolName>(
    name: Name,
    answer: (input: Input<Name>, context: AnswerContext) => Output<Name>,
  ): void => {
    const input: z.ZodObject = inputs[name];
    server.registerTool(
      name,
      {
        ...words.tools[name],
        inputSchema: listed(input, 'input'),
        outputSchema: listed(OUTPUTS[name], 'output'),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (given): CallToolResult => {
        const read = readArguments(
          given as Readonly<Record<string, unknown>>,
          input,
          words.callErrors,
        );
        if ('problems' in read) return failure(read.problems);
        const args = read.input as Input<Name>;
        const language = languages[args.language ?? lang];
        let output: Output<Name>;
        try {
          output = answer(args, { today: today(), language });
        } catch (error) {
          if (error instanceof WrongCursor) return failure(language.mcp.callErrors.cursor);
          throw error;
        }
        if (read.unknown.length === 0) return reply(output);
        const ignored = ignoredText(read.unknown, input, language.mcp.answers);
        return reply({ ...output, answer: language.core.sentences([output.answer, ignored]) });
      },
    );
  };
  addTool('decode_date_code', decodeDateCode);
  addTool('check_listing', checkSellersText);
  addTool('read_worn_code', readWornCode);
  addTool('factory_code', lookUpFactory);
  addTool('decode_many', decodeMany);

  const { title, description, text, request } = words.prompt;
  const argsSchema = z.object({ text: z.string().max(LONGEST_LISTING).describe(text) });
  server.registerPrompt('check_listing', { title, description, argsSchema }, (args) => ({
    description,
    messages: [{ role: 'user', content: { type: 'text', text: request(args.text) } }],
  }));

  const mimeType = 'text/plain';
  for (const { uri, name, text } of RESOURCES) {
    const { title, description } = words.resources[name];
    server.registerResource(name, uri, { title, description, mimeType }, () => ({
      contents: [{ uri, mimeType, text: text(languages[lang]) }],
    }));
  }
  const template = new ResourceTemplate(factoryCode.uri, {
    list: undefined,
    complete: { code: factoryCode.beginningWith },
  });
  const { code: of } = words.resources;
  const about = { title: of.title, description: of.description, mimeType };
  server.registerResource('code', template, about, (uri, { code }) => {
    const text = factoryCode.text(String(code), languages[lang]);
    if (text === undefined) throw new ResourceNotFoundError(uri.href);
    return { contents: [{ uri: uri.href, mimeType, text }] };
  });

  return server;
}

/**
 * A schema as it is listed, without the parts that no client needs: they would cost tokens in every session. It lets any value
 * through: arguments are read by the tool, whose errors are worded for assistants.
 */
function listed(schema: z.ZodObject, io: 'input' | 'output'): StandardSchemaWithJSON {
  const json = z.toJSONSchema(schema, {
    ...{ io, unrepresentable: 'any' },
    override({ jsonSchema: part }) {
      // Answers may get more fields one day.
      if (io === 'output') delete part.additionalProperties;
    },
  });
  delete json.$schema;
  const listing = () => ({ ...json });
  return {
    '~standard': {
      version: 1,
      vendor: 'heatstamp',
      validate: (value) => ({ value }),
      jsonSchema: { input: listing, output: listing },
    },
  };
}

/** The text is for clients that do not know structured content. */
function reply(output: Readonly<Record<string, unknown>>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(output) }], structuredContent: output };
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

interface ResourceRow {
  readonly uri: string;
  readonly name: 'codes' | 'formats' | 'places';
  readonly text: (language: AssistantLanguage) => string;
}

/** THE table of resources that an assistant can read at any time. */
const RESOURCES: readonly ResourceRow[] = [
  { uri: 'heatstamp://factory-codes', name: 'codes', text: codesText },
  { uri: 'heatstamp://formats', name: 'formats', text: formatsText },
  {
    uri: 'heatstamp://where-to-look',
    name: 'places',
    text: ({ mcp }) => mcp.resources.places.text,
  },
];

/** A line for each place and evidence: `France (documented): A0, A1, …`. */
function codesText({ core, command: { evidence, named, aside, list } }: AssistantLanguage): string {
  const lines = new Map<string, string[]>();
  for (const { code, places } of factories.values()) {
    for (const place of places) {
      const name = core.places[place.id] + aside(evidence[place.evidence]);
      const years = core.years(place);
      const known = lines.get(name) ?? [];
      lines.set(name, [...known, years === '' ? code : code + aside(years)]);
    }
  }
  return Array.from(lines, ([name, codes]) => named(name, list(codes))).join('\n');
}

/** A line for each format: `Modern Format (Week/Year): 2007 - March 2021, AR2126`. */
function formatsText({ core, command: { named, list } }: AssistantLanguage): string {
  return ERAS.flatMap((era) =>
    'format' in era
      ? [named(core.formats[era.format], list([core.periods[era.format], era.example]))]
      : [],
  ).join('\n');
}

/** A resource for each factory code, with its sources. */
const factoryCode = {
  uri: 'heatstamp://factory-codes/{code}',
  beginningWith: (letters: string) =>
    [...factories.keys()].filter((code) => code.startsWith(letters.toUpperCase())),
  /** What its letters stand for, then a line for each source; undefined for one that no list has. */
  text(code: string, language: AssistantLanguage): string | undefined {
    const { core } = language;
    const entry = factory(code, { words: core });
    if (!entry) return undefined;
    const ids = new Set(entry.places.flatMap(({ sources }) => sources).filter(isPublishedId));
    const pages = Array.from(ids, (id) => `${PUBLICATIONS[id].title}: ${PUBLICATIONS[id].urls[0]}`);
    return [factoryText(entry, language), ...pages].join('\n');
  },
} as const;
