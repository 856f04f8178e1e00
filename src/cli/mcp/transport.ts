import { setImmediate } from 'node:timers/promises';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  ErrorCode,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Io } from '../io.ts';
import type { AssistantWords } from './language.ts';
import { type LongLine, messageLines } from './message-lines.ts';

/** The longest message, in bytes: ten times what the longest listing takes. */
const MAX_MESSAGE_BYTES = 1024 * 1024;

/**
 * One message per line, over standard input and output. The SDK's own transport does not answer a line that is not a message,
 * and ends the session at a long one. Here such a line gets an error, and the session goes on.
 */
export class LineTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  private readonly io: Io;
  private readonly errors: AssistantWords['protocolErrors'];
  /** Resolves once everything so far is written: whether the client still reads. */
  private hasReader: Promise<boolean> = Promise.resolve(true);

  constructor(io: Io, errors: AssistantWords['protocolErrors']) {
    this.io = io;
    this.errors = errors;
  }

  /** Called by the SDK; reading begins with `serve`. */
  start(): Promise<void> {
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    this.write(message);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.onclose?.();
    return Promise.resolve();
  }

  /** Handles every message of standard input, and resolves at its end, or when nobody reads the answers. */
  async serve(): Promise<void> {
    for await (const line of messageLines(this.io.stdin.bytes, MAX_MESSAGE_BYTES)) {
      if (typeof line !== 'string') {
        const message = this.errors.tooLong(MAX_MESSAGE_BYTES);
        this.refuse(ErrorCode.InvalidRequest, message, idIn(line));
      } else if (line.trim() !== '') {
        this.receive(line);
      }
      // Handlers wait for nothing outside, so their answers are written after this, before the next message is read.
      await setImmediate();
      if (!(await this.hasReader)) break;
    }
    await this.close();
  }

  private receive(line: string): void {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      this.refuse(ErrorCode.ParseError, this.errors.notJson);
      return;
    }
    const { success, data } = JSONRPCMessageSchema.safeParse(withoutUnknown(value));
    if (success) this.onmessage?.(data);
    else this.refuse(ErrorCode.InvalidRequest, this.errors.notMessage, idOf(value));
  }

  private refuse(code: ErrorCode, message: string, id: string | number | null = null): void {
    this.write({ jsonrpc: '2.0', id, error: { code, message } });
  }

  /** A failure, such as a full disk, ends the session: `serve` throws it. */
  private write(message: object): void {
    const written = this.io.stdout.write(`${JSON.stringify(message)}\n`);
    const all = Promise.all([this.hasReader, written]).then((readers) => readers.every(Boolean));
    // Only awaited after the current message has been handled.
    all.catch(() => undefined);
    this.hasReader = all;
  }
}

const MEMBERS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'];

/** A message without members that the protocol does not know: they are no reason to refuse a request. */
function withoutUnknown(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => MEMBERS.includes(name)));
}

/** The id of a request that was too long to read, if it is at one of its ends. */
function idIn({ start, end }: LongLine): string | number | null {
  const first =
    /^\s*\{(?:\s*"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"\s*,)*\s*"id"\s*:\s*(\d{1,15}|"[^"\\]{0,200}")/.exec(
      start,
    );
  const last =
    /"id"\s*:\s*(\d{1,15}|"[^"\\]{0,200}")\s*(?:,\s*"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"\s*)*\}\s*$/.exec(
      end,
    );
  const [, id] = first ?? last ?? [];
  return id === undefined ? null : (JSON.parse(id) as string | number);
}

/** The id of a request that is wrong in another way. */
function idOf(value: unknown): string | number | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : null;
}
