import { beforeAll, expect, test } from 'vitest';
import { languages } from '../../src/words/languages.ts';
import { type Said, sentencesOfModules } from './samples.ts';

/**
 * The modules whose sentences compare what a person states with what a code says. Read a sentence that changed as a native
 * speaker would: is each date still of the one it belongs to? Then accept it with `npx vitest run --project=site sentences -u`.
 */
const MODULES = import.meta.glob<object>(
  '../../src/words/*/{core,listing,result,messages,faded,row-notes}.ts',
  { eager: true },
);

let all: readonly Said[] = [];
beforeAll(() => {
  all = sentencesOfModules(
    Object.fromEntries(
      Object.entries(MODULES).map(([path, module]) => [path.replace('../../', ''), module]),
    ),
  );
});

test.each(languages)(
  'each sentence of $id gives every date and name to the one that it is of',
  async ({ id }) => {
    const sentences = all.filter(({ path }) => path.startsWith(`${id}/`));
    const lines = sentences.flatMap(({ path, text }) => {
      const name = path.slice(id.length + 1).replace(/\(.*/, '');
      return [`${name}: ${text}\n`];
    });
    await expect([...new Set(lines)].join('')).toMatchFileSnapshot(`./sentences/${id}.txt`);
  },
);
