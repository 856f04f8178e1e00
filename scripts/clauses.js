import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

/*
 * Prints what tests/clauses.json lists, with the tests that prove it: clauses of the specification, which names of tests begin
 * with, such as `§2.2, §4.1: the button submits`, and what we promise beyond it, which names its tests there. Fails where
 * something has no test, or a test is named that does not exist. `--brief` prints only what is wrong, and the count.
 */
const NAME = /(['"`])((?:§[\d.]+(?:, )?)+): (.*?[^\\])\1/g;

/** @type {unknown} */
const json = JSON.parse(readFileSync(join(root, 'tests/clauses.json'), 'utf8'));
const { spec, promises } =
  /** @type {{ spec: Record<string, string>, promises: Record<string, string[]> }} */ (json);

/** The text of each file of tests, by its path. */
const files = new Map(
  ['src', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const tests = [...files].flatMap(([file, text]) =>
  Array.from(text.matchAll(NAME), ([, , list = '', name]) => ({
    test: `${file}: ${String(name)}`,
    clauses: list.split(', '),
  })),
);

/** @type {[title: string, tests: string[]][]} */
const proofs = [
  ...Object.entries(spec).map(
    /** @returns {[string, string[]]} */
    ([clause, text]) => [
      `${clause} ${text}`,
      tests.filter(({ clauses }) => clauses.includes(clause)).map(({ test }) => test),
    ],
  ),
  ...Object.entries(promises),
];
const unknown = [
  ...tests.flatMap(({ test, clauses }) =>
    clauses.filter((clause) => !(clause in spec)).map((clause) => `${clause} in ${test}`),
  ),
  ...Object.values(promises)
    .flat()
    .filter((test) => !exists(test)),
];
const untested = proofs.filter(([, names]) => names.length === 0).map(([title]) => title);

for (const [title, names] of process.argv.includes('--brief') ? [] : proofs) {
  console.log(`\n${title}`);
  for (const name of names) console.log(`  ${name}`);
}
for (const item of unknown) console.log(`\nUnknown: ${item}`);
console.log(
  `\n${String(proofs.length)} clauses and promises; without a test: ${untested.join(', ') || 'none'}`,
);
process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;

/**
 * Whether there is a test of this file and name, or one whose name has these words.
 * @param {string} test
 */
function exists(test) {
  const [file = '', ...name] = test.split(': ');
  const words = name.join(': ');
  return words !== '' && (files.get(file)?.includes(words) ?? false);
}
