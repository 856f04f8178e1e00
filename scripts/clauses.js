import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

/*
 * Prints every clause of tests/clauses.json with the tests whose names begin with it, such as `§2.2, §4.1: the button
 * submits`. Fails where a clause has no test, or a test names a clause that does not exist.
 */
const NAME = /(['"`])((?:§[\d.]+(?:, )?)+): (.*?[^\\])\1/g;

/** @type {unknown} */
const json = JSON.parse(readFileSync(join(root, 'tests/clauses.json'), 'utf8'));
const clauses = /** @type {Record<string, string>} */ (json);

const tests = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(NAME), ([, , list = '', name]) => ({
      test: `${file}: ${String(name)}`,
      clauses: list.split(', '),
    })),
  );

const untested = Object.keys(clauses).filter(
  (clause) => !tests.some((test) => test.clauses.includes(clause)),
);
const unknown = tests.flatMap(({ test, clauses: named }) =>
  named.filter((clause) => !(clause in clauses)).map((clause) => `${clause} in ${test}`),
);

for (const [clause, text] of Object.entries(clauses)) {
  console.log(`\n${clause} ${text}`);
  for (const { test } of tests.filter((test) => test.clauses.includes(clause)))
    console.log(`  ${test}`);
}
for (const item of unknown) console.log(`\nUnknown clause ${item}`);
console.log(
  `\n${String(Object.keys(clauses).length)} clauses; without a test: ${untested.join(', ') || 'none'}`,
);
process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;
