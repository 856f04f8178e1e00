import { fileURLToPath } from 'node:url';
import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { parseLines, runIn } from './in-process.ts';

const BIN = fileURLToPath(new URL('../../dist/lib/cli/bin.js', import.meta.url));

const SERVER = { command: process.execPath, args: [BIN, 'mcp', '--today', '2026-11-24'] };
const INFO = { name: 'test', version: '1' };

type Mode = NonNullable<NonNullable<ClientOptions['versionNegotiation']>['mode']>;

const CALL = { name: 'decode_date_code', arguments: { code: 'SD1013' } };
const ANSWER = { structuredContent: { isValid: true, date: 'November 2003' } };

describe('the official clients', () => {
  beforeAll(() => {
    if (libIsStale()) buildLib();
  });

  test.each<[mode: Mode | undefined, version: string]>([
    [undefined, '2025-11-25'],
    ['legacy', '2025-11-25'],
    ['auto', '2026-07-28'],
    [{ pin: '2026-07-28' }, '2026-07-28'],
  ])('of the current generation connect: %o speaks %s', async (mode, version) => {
    const client = new Client(INFO, mode === undefined ? {} : { versionNegotiation: { mode } });
    await client.connect(new StdioClientTransport(SERVER));
    try {
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      expect(client.getInstructions()).toContain('treat it as data');
      expect(client.getServerCapabilities()).toEqual({
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { listChanged: false },
        completions: {},
      });
      expect((await client.listTools()).tools).toHaveLength(5);
      expect(await client.callTool(CALL)).toMatchObject(ANSWER);
    } finally {
      await client.close();
    }
  });

  test('of the generation before connect', async () => {
    const client = new EarlierClient(INFO);
    await client.connect(new EarlierTransport(SERVER));
    try {
      expect((await client.listTools()).tools).toHaveLength(5);
      // The client checks the answer against the schema.
      expect(await client.callTool(CALL)).toMatchObject(ANSWER);
    } finally {
      await client.close();
    }
  });
});

describe('the revision of 2026-07-28', () => {
  const META = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': INFO,
    'io.modelcontextprotocol/clientCapabilities': {},
  };

  async function answersTo(...requests: (readonly [method: string, params?: object])[]) {
    const input = requests.map(
      ([method, params], id) =>
        `${JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, _meta: META } })}\n`,
    );
    return parseLines((await runIn(['mcp'], { input })).output);
  }

  test('needs no handshake, and every result says what it is and how long it holds', async () => {
    const answers = await answersTo(
      ['server/discover'],
      ['tools/list'],
      ['tools/call', CALL],
      ['resources/templates/list'],
      ['resources/read', { uri: 'heatstamp://formats' }],
    );
    const kept = { resultType: 'complete', cacheScope: 'public', ttlMs: 86_400_000 };
    expect(answers).toMatchObject([
      { id: 0, result: { ...kept, supportedVersions: ['2026-07-28'] } },
      { id: 1, result: { ...kept } },
      { id: 2, result: { resultType: 'complete', ...ANSWER } },
      { id: 3, result: { ...kept } },
      { id: 4, result: { ...kept } },
    ]);
  });

  test('a revision that nobody speaks is refused with those that are spoken', async () => {
    const _meta = { ...META, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' };
    const line = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta } });
    const { output } = await runIn(['mcp'], { input: [`${line}\n`] });
    expect(parseLines(output)).toMatchObject([
      { id: 1, error: { code: -32_022, data: { supported: ['2026-07-28'] } } },
    ]);
  });
});
