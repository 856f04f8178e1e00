import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.js';
import { isOlder, root } from './project.js';

const NEW = '.cache/lib';
const TEXTS = '.cache/package-files';

/** Writes dist/lib. Nothing of an earlier build is left, since npm packs the whole folder. */
export function buildLib() {
  rmSync(join(root, NEW), { recursive: true, force: true });
  const isBuilt =
    run(['tsc', '-p', 'src/tsconfig.lib.json', '--outDir', NEW]) &&
    run(['tsc', '-p', 'src/tsconfig.cjs.json', '--outDir', `${NEW}/cjs`]) &&
    run(['node', 'scripts/bundle-library.js', NEW]) &&
    bundle(['src/cli/bin.ts'], `${NEW}/cli`) &&
    bundle(['src/cli/package-files.ts'], TEXTS) &&
    run(['tsc', '-p', 'src/cli/tsconfig.schema.json']) &&
    run(['node', 'scripts/write-package-files.js', TEXTS, NEW]);
  if (!isBuilt) process.exit(1);
  writeFileSync(join(root, NEW, 'cjs/package.json'), '{ "type": "commonjs" }\n');
  chmodSync(join(root, NEW, 'cli/bin.js'), 0o755);
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(join(root, 'dist/lib'), { recursive: true, force: true });
  renameSync(join(root, NEW), join(root, 'dist/lib'));
}

/**
 * @param {readonly string[]} entries
 * @param {string} folder
 */
function bundle(entries, folder) {
  const config = ['--config', 'scripts/command.vite.config.ts', '--configLoader', 'runner'];
  const ENTRIES = entries.join(',');
  return run(['vite', 'build', ...config, '--ssr', '--outDir', folder], { ENTRIES });
}

/** Whether dist/lib is missing or older than its sources. */
export function libIsStale() {
  const folders = readdirSync(join(root, 'src')).filter((name) => !/^(site|build)$/.test(name));
  return isOlder(
    'dist/lib/cli/bin.js',
    folders.map((name) => `src/${name}`),
  );
}
