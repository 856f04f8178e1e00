import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { leftOut } from './left-out.js';
import { root } from './root.js';

/*
 * Checks all projects, then the pages once more with the words of each further language in place of the English ones:
 * what a language leaves out does not compile.
 */

/** @type {unknown} */
const read = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifest = /** @type {typeof import('../package.json')} */ (read);
const further = Object.keys(manifest.imports['#words/*']).filter(
  (id) => !['en', 'default'].includes(id),
);
const isSound =
  run('tsc', ['-b']) &&
  further.every((language) => {
    const folder = join('src/words', language);
    const missing = leftOut(join(root, folder));
    for (const file of missing) console.error(`${join(folder, file)} is missing.`);
    return (
      missing.length === 0 &&
      ['src/site', 'src/build'].every((project) =>
        run('tsc', ['-p', project, '--noEmit', '--customConditions', language]),
      )
    );
  });
process.exitCode = isSound ? 0 : 1;
