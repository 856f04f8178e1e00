import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { root } from './root.js';

const sources = [
  'src',
  'src/core',
  'src/core/listing',
  'src/cli',
  'src/library',
  'src/words',
  'src/words/en',
];
const command = 'dist/lib/cli/bin.js';

/** Writes dist/lib anew: what an earlier build left behind must not get into the package. */
export function buildLib() {
  const fresh = join(root, '.cache/lib');
  rmSync(fresh, { recursive: true, force: true });
  if (!run('tsc', ['-p', 'tsconfig.lib.json', '--outDir', fresh])) process.exit(1);
  chmodSync(join(fresh, 'cli/bin.js'), 0o755);
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(join(root, 'dist/lib'), { recursive: true, force: true });
  renameSync(fresh, join(root, 'dist/lib'));
}

/** Whether a source is younger than the built command, or there is none. */
export function libIsStale() {
  const built = statSync(join(root, command), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );
  return files.some((file) => statSync(file).mtimeMs > built);
}
