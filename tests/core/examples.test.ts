import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const core = new URL('../../src/core/', import.meta.url);
const files = readdirSync(core).filter((name) => /^[a-z-]+\.ts$/.test(name));

/** Everything that the core exports, so that an example needs no imports. */
const modules = await Promise.all(
  files.map((name) => import(new URL(name, core).href) as Promise<Record<string, unknown>>),
);
const scope = Object.fromEntries(modules.flatMap((module) => Object.entries(module)));

/** Lines of a docstring such as ` * joinOr(['a', 'b']) // => "a or b"`. */
const examples = files.flatMap((name) =>
  Array.from(
    readFileSync(new URL(name, core), 'utf8').matchAll(/^ \* (.+) \/\/ => (.+)$/gm),
    (match) => ({
      name,
      expression: match[1] ?? '',
      answer: match[2] ?? '',
    }),
  ),
);

describe('Every example in a docstring is true', () => {
  test.each(examples)('$name: $expression', ({ expression, answer }) => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples are this repository's own
    const run = new Function(...Object.keys(scope), `return (${expression});`) as (
      ...values: unknown[]
    ) => unknown;
    expect(JSON.parse(JSON.stringify(run(...Object.values(scope))))).toEqual(JSON.parse(answer));
  });

  test('every exported function of the core has one', () => {
    const bare = files.flatMap((name) => {
      const text = readFileSync(new URL(name, core), 'utf8');
      return Array.from(text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export function (\w+)/g))
        .filter(([, doc = '']) => !doc.includes('// => '))
        .map((match) => `${name} ${match[2] ?? ''}`);
    });
    expect(bare).toEqual([]);
  });
});
