import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/*
 * Prints every clause of the specification that a person can see, with the tests that are named after it, and fails
 * when one has none. tests/clauses.json says what each clause is about.
 */
/** @type {unknown} */
const parsed = JSON.parse(readFileSync(join(root, 'tests/clauses.json'), 'utf8'));
const clauses = /** @type {Record<string, string>} */ (parsed);
const names = ['src', 'tests'].flatMap(namesIn);

let bare = 0;
for (const [clause, says] of Object.entries(clauses)) {
  const proofs = names.filter(({ clauses }) => clauses.includes(clause));
  console.log(`\n${clause} ${says}`);
  for (const { file, name } of proofs) console.log(`  ${file}: ${name}`);
  if (proofs.length > 0) continue;
  bare += 1;
  console.log('  NO TEST');
}
const unknown = names.flatMap(({ file, clauses: named }) =>
  named.filter((clause) => !(clause in clauses)).map((clause) => `${clause} in ${file}`),
);
for (const one of unknown) console.log(`\nUnknown clause ${one}`);
console.log(`\n${String(Object.keys(clauses).length)} clauses, ${String(bare)} without a test`);
process.exitCode = bare + unknown.length > 0 ? 1 : 0;

/**
 * The names of tests and suites that begin with the clauses they prove, such as `§2.2, §4.1: the button submits`.
 * @param {string} folder
 */
function namesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      const titles = text.matchAll(/(['"`])((?:(?:product )?§[\d.]+(?:, )?)+: .*?[^\\])\1/g);
      return Array.from(titles, ([, , name = '']) => ({
        file: join(folder, file),
        name,
        clauses: clausesOf(name),
      }));
    });
}

/**
 * Clauses of the specification; `product §…` speaks of the other document.
 * @param {string} name
 */
function clausesOf(name) {
  const list = name.slice(0, name.indexOf(': ')).split(', ');
  return list.filter((clause) => clause.startsWith('§'));
}
