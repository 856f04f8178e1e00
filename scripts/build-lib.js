import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { root } from './root.js';

const command = 'dist/lib/cli/bin.js';

/** What it is built from. */
const sources = ['core', 'listing', 'cli', 'library', 'words'].map((folder) =>
  join(root, 'src', folder),
);

/** Writes dist/lib anew: what an earlier build left behind must not get into the package. */
export function buildLib() {
  const fresh = join(root, '.cache/lib');
  const texts = join(root, '.cache/package-files');
  rmSync(fresh, { recursive: true, force: true });
  const isBuilt =
    run('tsc', ['-p', 'tsconfig.lib.json', '--outDir', fresh]) &&
    bundled('src/cli/bin.ts', join(fresh, 'cli')) &&
    bundled('src/cli/package-files.ts', texts) &&
    run('tsc', ['-p', 'src/cli/tsconfig.schema.json']) &&
    run('node', ['scripts/write-package-files.js', texts, fresh]);
  if (!isBuilt) process.exit(1);
  chmodSync(join(fresh, 'cli/bin.js'), 0o755);
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(join(root, 'dist/lib'), { recursive: true, force: true });
  renameSync(fresh, join(root, 'dist/lib'));
}

/**
 * @param {string} entry
 * @param {string} folder
 */
function bundled(entry, folder) {
  const config = ['--config', 'vite.command.config.ts', '--configLoader', 'runner'];
  return run('vite', ['build', ...config, '--ssr', entry, '--outDir', folder]);
}

/** Whether a source is younger than the built command, or there is none. */
export function libIsStale() {
  const built = statSync(join(root, command), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return [join(root, 'src/heatstamp.ts'), join(root, 'src/listing.ts'), ...files].some(
    (file) => statSync(file).mtimeMs > built,
  );
}
