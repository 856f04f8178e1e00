import * as z from 'zod';
import { nearest } from '../../library/nearest.ts';
import type { AssistantWords } from './language.ts';
import { MAX_CODES } from './schemas.ts';

/** The arguments of a call, or what is wrong with them. */
type ReadArguments<Schema extends z.ZodObject> =
  | { readonly input: z.output<Schema>; readonly unknown: readonly string[] }
  | { readonly problems: string };

/**
 * Reads arguments as generously as clients send them: a value that only says that there is none is absent, and text is read
 * as a list, a number as text. What the tool does not know is told apart.
 *
 * @example
 * readArguments({ code: 836, madeIn: null, sessionId: '7' }, schema, words);
 * // => { input: { code: '836' }, unknown: ['sessionId'] }
 */
export function readArguments<Schema extends z.ZodObject>(
  given: Readonly<Record<string, unknown>>,
  schema: Schema,
  words: AssistantWords['callErrors'],
): ReadArguments<Schema> {
  const { shape } = schema;
  const known = Object.entries(shape).map(([name, type]) => [
    name,
    Object.hasOwn(given, name) ? readValue(given[name], type as z.ZodType) : undefined,
  ]);
  const { success, data, error } = schema.safeParse(Object.fromEntries(known));
  if (!success) return { problems: problemsOf(error, shape, words) };
  return { input: data, unknown: Object.keys(given).filter((name) => !Object.hasOwn(shape, name)) };
}

/** How programs write that there is no value. */
const ABSENT = /^\s*(?:null|none|nil|undefined|n\/?a|-*)\s*$/i;

/** A value as its type wants it, or as it is where that does not help. */
function readValue(value: unknown, type: z.ZodType): unknown {
  const isText = typeof value === 'string';
  if (type instanceof z.ZodOptional) {
    return isText && ABSENT.test(value) ? undefined : readValue(value, type.unwrap() as z.ZodType);
  }
  if (value === null) return undefined;
  if (type instanceof z.ZodString) return typeof value === 'number' ? String(value) : value;
  if (type instanceof z.ZodBoolean && isText) return BOOLEANS.get(value.toLowerCase()) ?? value;
  if (type instanceof z.ZodEnum && isText) {
    const folded = value.trim().toLowerCase().replaceAll('_', '-');
    // A language may name a region: en-US.
    return type.options.find((option) => `${folded}-`.startsWith(`${option}-`)) ?? value;
  }
  if (type instanceof z.ZodArray) {
    const list = isText ? listIn(value) : value;
    return Array.isArray(list)
      ? list.map((item) => readValue(item, type.element as z.ZodType) ?? '')
      : list;
  }
  return value;
}

const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
]);

/** The items of a list in a text: JSON, or separated by commas, semicolons or lines. */
function listIn(text: string): unknown {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // It is not JSON.
  }
  return text.split(/[,;、，；\n]/).filter((item) => item.trim() !== '');
}

/** None of our arguments is longer. A longer name may have been written to mislead the assistant. */
const NAME = /^\w{1,30}$/;

/** Says which arguments were ignored, each with the one that may be meant. */
export function ignoredText(
  unknown: readonly string[],
  schema: z.ZodObject,
  { ignored, meant }: AssistantWords['answers'],
): string {
  const names = unknown.slice(0, 5).map((name) => {
    if (!NAME.test(name)) return '…';
    const near = nearest(name, Object.keys(schema.shape));
    return near === undefined ? name : meant(name, near);
  });
  return ignored(names);
}

/** What is wrong with the arguments of a call, in a sentence each, the first three. */
function problemsOf(
  { issues }: z.ZodError,
  shape: z.ZodRawShape,
  words: AssistantWords['callErrors'],
): string {
  const problems = issues.map(({ path: [name] }) =>
    words.wrongArgument(String(name), expected(shape[String(name)] as z.ZodType, words)),
  );
  return [...new Set(problems)].slice(0, 3).join(' ');
}

function expected(type: z.ZodType, words: AssistantWords['callErrors']): string {
  if (type instanceof z.ZodOptional) return expected(type.unwrap() as z.ZodType, words);
  if (type instanceof z.ZodBoolean) return words.flag;
  if (type instanceof z.ZodEnum) return words.choice(type.options.join(', '));
  if (type instanceof z.ZodArray) return words.texts(MAX_CODES, longest(type.element));
  return words.text(longest(type));
}

function longest(type: unknown): number {
  return type instanceof z.ZodString ? (type.maxLength ?? 0) : 0;
}
