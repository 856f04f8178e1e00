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
  const names = Object.keys(given);
  const meant = new Map(names.map((name) => [nameMeant(name, shape), name]));
  const known = Object.entries(shape).map(([name, type]) => {
    const as = Object.hasOwn(given, name) ? name : meant.get(name);
    return [name, as === undefined ? undefined : readValue(given[as], type as z.ZodType)];
  });
  const { success, data, error } = schema.safeParse(Object.fromEntries(known));
  if (!success) return { problems: problemsOf(error, shape, words, names) };
  const isUnknown = (name: string) =>
    !Object.hasOwn(shape, name) && meant.get(nameMeant(name, shape)) !== name;
  return {
    input: data,
    unknown: names.filter((name) => isUnknown(name) || nameMeant(name, shape) === undefined),
  };
}

/** What an argument can only mean, however it is written: `made_in`, `madein`; undefined for what no argument is. */
function nameMeant(name: string, shape: z.ZodRawShape): string | undefined {
  const folded = name.replaceAll(/[-_\s]/g, '').toLowerCase();
  const known = folded === 'model' ? 'line' : folded;
  return Object.keys(shape).find((each) => each.toLowerCase() === known);
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

/** None of our arguments is longer. */
const NAME = /^\w{1,30}$/;

/** Of more names the first are said. */
const MOST_NAMES = 5;

/** Says which arguments were ignored, each with the one that may be meant. */
export function ignoredText(
  unknown: readonly string[],
  schema: z.ZodObject,
  { ignored, meant }: AssistantWords['answers'],
): string {
  const names = unknown.slice(0, MOST_NAMES).map((name) => {
    const near = NAME.test(name) ? nearest(name, Object.keys(schema.shape)) : undefined;
    return near === undefined ? shownName(name) : meant(name, near);
  });
  return ignored(names);
}

/** A name may have been written to mislead the assistant. */
function shownName(name: string): string {
  return NAME.test(name) ? name : '…';
}

/** What is wrong with the arguments of a call, in a sentence each, the first three. */
function problemsOf(
  { issues }: z.ZodError,
  shape: z.ZodRawShape,
  words: AssistantWords['callErrors'],
  given: readonly string[],
): string {
  const problems = issues.map((issue) => {
    const name = String(issue.path[0]);
    const type = expected(shape[name] as z.ZodType, words);
    const isMissing =
      issue.code === 'invalid_type' && issue.input === undefined && issue.path.length === 1;
    return isMissing && !given.includes(name)
      ? words.missingArgument(name, type, given.slice(0, MOST_NAMES).map(shownName))
      : words.wrongArgument(name, type);
  });
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
