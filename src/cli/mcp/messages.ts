import { setImmediate } from 'node:timers/promises';
import { parseJSONRPCMessage, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { AssistantWords } from './language.ts';

/** The longest message, in characters: hundreds of times what the longest listing takes. */
const LONGEST = 10 * 1024 * 1024;

/** What a line that is not a message is answered with. */
export interface Refusal {
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/**
 * The messages of an input, one per line. The SDK passes over a line that is not a message, and its sender would wait for
 * ever: such a line is refused instead.
 */
export async function* messagesIn(
  bytes: AsyncIterable<Uint8Array>,
  refuse: (refusal: Refusal) => void,
  errors: AssistantWords['protocolErrors'],
): AsyncIterable<Buffer> {
  for await (const line of linesIn(bytes)) {
    if (line.trim() === '') continue;
    const message = messageOf(line, errors);
    if (typeof message === 'object') refuse(message);
    else yield Buffer.from(`${message}\n`);
    // The answers wait for nothing outside, so they are written before the next message is read, or the input ends.
    await setImmediate();
  }
}

/** The lines of an input, of which only the beginning is kept where they are longer than a message may be. */
async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  // It drops a byte order mark.
  const decoder = new TextDecoder();
  let line = '';
  for await (const chunk of bytes) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    if (line.length <= LONGEST) line += first;
    for (const next of others) {
      yield line;
      line = next;
    }
  }
  yield line;
}

/** The message in a line, as the SDK wants it: without nulls that only say that nothing is given, and without other members. */
function messageOf(line: string, errors: AssistantWords['protocolErrors']): string | Refusal {
  const { ParseError, InvalidRequest, InvalidParams } = ProtocolErrorCode;
  const refusal = (code: number, message: string, id: Refusal['id'] = null): Refusal => ({
    ...{ id, error: { code, message } },
  });
  if (line.length > LONGEST) return refusal(InvalidRequest, errors.tooLong(LONGEST));
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refusal(ParseError, errors.notJson);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refusal(InvalidRequest, errors.notMessage);
  }
  const message: Record<string, unknown> = Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => MEMBERS.includes(name) && !(name === 'params' && member === null))
      .map(([name, member]) => [name, name === 'params' ? withoutNulls(member) : member]),
  );
  const { id, method, params } = message;
  const ownId = typeof id === 'string' || typeof id === 'number' ? id : null;
  const wrong = wrongParam(method, params);
  if (ownId !== null && wrong) {
    const [name, type] = wrong;
    return refusal(InvalidParams, errors.wrongParam(name, type), ownId);
  }
  // Whoever asks what the server is need not say what they are.
  if (method === 'server/discover' && !hasEnvelope(params)) message.params = { _meta: ENVELOPE };
  try {
    return JSON.stringify(parseJSONRPCMessage(message));
  } catch {
    return refusal(InvalidRequest, errors.notMessage, ownId);
  }
}

/** What requests must have, which the SDK would refuse with the dump of its validator. */
const REQUIRED: Readonly<Record<string, readonly (readonly [name: string, type: ParamType])[]>> = {
  'tools/call': [['name', 'string']],
  'prompts/get': [['name', 'string']],
  'resources/read': [['uri', 'string']],
  'completion/complete': [
    ['ref', 'object'],
    ['ref.type', 'string'],
    ['argument', 'object'],
    ['argument.name', 'string'],
    ['argument.value', 'string'],
  ],
};

type ParamType = 'string' | 'object';

/** The first parameter of a request that is missing or has another type. */
function wrongParam(
  method: unknown,
  params: unknown,
): readonly [name: string, type: ParamType] | undefined {
  const required = Object.hasOwn(REQUIRED, String(method)) ? REQUIRED[String(method)] : undefined;
  const wrong = required?.find(([path, type]) => !isOfType(valueAt(params, path), type));
  if (wrong) return wrong;
  const args = valueAt(params, 'arguments');
  return required && args !== undefined && !isOfType(args, 'object')
    ? ['arguments', 'object']
    : undefined;
}

function valueAt(params: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      params,
    );
}

function isOfType(value: unknown, type: ParamType): boolean {
  return type === 'string' ? typeof value === type : isObject(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a request of the newest revision says of its client. */
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

function hasEnvelope(params: unknown): boolean {
  return valueAt(params, '_meta') !== undefined;
}

const MEMBERS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'];

/** An object without members that are null, such as the cursor of a first page. */
function withoutNulls(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null))
    : value;
}
