import type * as z from 'zod';
import { nearest } from '../../core/nearest.ts';
import type { AssistantWords } from './language.ts';
import { MAX_CODES } from './schemas.ts';

/** None of our arguments is longer. A longer name may have been written to mislead the assistant. */
const NAME = /^\w{1,30}$/;

/** What is wrong with the arguments of a call, in a sentence each, the first three. */
export function problemsOf(
  error: z.ZodError,
  schema: z.ZodObject,
  { callErrors }: Pick<AssistantWords, 'callErrors'>,
): string {
  const names = Object.keys(schema.shape);
  const problems = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const shown = NAME.test(key) ? key : '…';
        return callErrors.unknownArgument(shown, nearest(key, names), names.join(', '));
      });
    }
    const name = String(issue.path[0] ?? 'arguments');
    return [callErrors.wrongArgument(name, expected(schema.shape[name], callErrors))];
  });
  return [...new Set(problems)].slice(0, 3).join(' ');
}

function expected(schema: unknown, words: AssistantWords['callErrors']): string {
  let type = schema as z.ZodType | undefined;
  while (type?.def.type === 'optional') type = (type as z.ZodOptional<z.ZodType>).def.innerType;
  switch (type?.def.type) {
    case 'boolean':
      return words.flag;
    case 'enum':
      return words.choice((type as z.ZodEnum).options.join(', '));
    case 'array':
      return words.texts(MAX_CODES, maxOf((type as z.ZodArray<z.ZodString>).element));
    case 'string':
      return words.text(maxOf(type as z.ZodString));
    default:
      return 'JSON';
  }
}

function maxOf({ maxLength }: z.ZodString): number {
  return maxLength ?? 0;
}
