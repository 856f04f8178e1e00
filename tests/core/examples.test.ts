import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import * as decoder from '../../src/heatstamp.ts';
import * as label from '../../src/label.ts';
import * as listing from '../../src/listing.ts';
import { ja } from '../../src/words/ja.ts';

/** All that the package exports. */
const library = { ...decoder, ...label, ...listing };

const source = new URL('../../src/', import.meta.url);
const files = ['core', 'listing', 'listing/reader', 'listing/claims', 'library'].flatMap((folder) =>
  readdirSync(new URL(folder, source))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
);

/** Everything that core, listing and library export, and another language, so that an example needs no imports. */
const modules = await Promise.all(
  files.map((name) => import(new URL(name, source).href) as Promise<Record<string, unknown>>),
);
const scope: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(modules.flatMap((module) => Object.entries(module))),
  ja,
};

/** Lines of a docstring such as ` * labelOf('USA') // => "US"`, with the statements above them. */
const examples = files.flatMap((name) => {
  const blocks = readFileSync(new URL(name, source), 'utf8').matchAll(/@example\n((?: \* .+\n)+)/g);
  return Array.from(blocks, ([, block = '']) => {
    const lines = block.split('\n').map((line) => line.slice(3));
    return lines.flatMap((line, at) => {
      const [, expression, answer = ''] = /^(.+) \/\/ => (.+)$/.exec(line) ?? [];
      const before = lines.slice(0, at).filter((each) => !each.includes('// => '));
      return expression === undefined ? [] : [{ name, expression, answer, before }];
    });
  }).flat();
});

/** The mutation tests write code of their own into the sources. */
const isMutated = 'STRYKER_MUTATOR_WORKER' in process.env;

describe('Every example in a docstring is true', () => {
  test.each(examples)('$name: $expression', ({ before, expression, answer }) => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples are this repository's own
    const run = new Function(
      ...Object.keys(scope),
      `${before.join('\n')}\nreturn (${expression});`,
    ) as (...values: unknown[]) => unknown;
    const value = JSON.stringify(run(...Object.values(scope))) as string | undefined;
    expect(JSON.parse(value ?? '"undefined"')).toEqual(
      answer === 'undefined' ? answer : JSON.parse(answer),
    );
  });

  test.skipIf(isMutated)('every exported function of core, listing and library has one', () => {
    const bare = files.flatMap((name) => {
      const text = readFileSync(new URL(name, source), 'utf8');
      return (
        Array.from(text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export function (\w+)/g))
          // The first overload has the comment.
          .filter(([, , exported], at, all) => all[at - 1]?.[2] !== exported)
          .filter(
            ([, doc = '', exported = '']) => isOffered(name, exported) && !doc.includes('// => '),
          )
          .map((match) => `${name} ${match[2] ?? ''}`)
      );
    });
    expect(bare).toEqual([]);
  });
});

// All their files are imported above, whatever they are called, so knip takes all that they export for used.
test.skipIf(isMutated)(
  'what core, listing and library export is used by more than its own example',
  () => {
    const code = sources().map(([name, text]) => [name, withoutComments(text)] as const);
    const words = code.flatMap(([, text]) => text.match(/\w+/g) ?? []);
    const uses = new Map<string, number>();
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
    const unused = code
      .filter(([name]) => files.includes(name))
      .flatMap(([, text]) =>
        Array.from(
          text.matchAll(/^export (?:const|function\*?|class|interface|type) (\w+)/gm),
          ([, name = '']) => name,
        ),
      )
      .filter((name) => uses.get(name) === 1);
    expect(unused).toEqual([]);
  },
);

/** Of the library's modules only what the package exports; all functions of core and listing. */
function isOffered(file: string, name: string): boolean {
  return /^(?:core|listing)\//.test(file) || name in library;
}

/** All sources but tests, by their paths below src. */
function sources(): readonly (readonly [name: string, text: string])[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(new URL(name, source), 'utf8')]);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
