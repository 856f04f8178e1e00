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
  const { ParseError, InvalidRequest } = ProtocolErrorCode;
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
  const message = Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => MEMBERS.includes(name) && !(name === 'params' && member === null))
      .map(([name, member]) => [name, name === 'params' ? withoutNulls(member) : member]),
  );
  try {
    return JSON.stringify(parseJSONRPCMessage(message));
  } catch {
    const { id } = message;
    const isId = typeof id === 'string' || typeof id === 'number';
    return refusal(InvalidRequest, errors.notMessage, isId ? id : null);
  }
}

const MEMBERS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'];

/** An object without members that are null, such as the cursor of a first page. */
function withoutNulls(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null))
    : value;
}
