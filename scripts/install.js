import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runLong } from './processes.js';
import { modified, root } from './project.js';

/** Installs what the lock names if it is missing or older than the lock. */
export async function installDependencies() {
  await install('.', 'dependencies');
}

/** The same for tools/, whose lock holds what only maintainers run. */
export async function installTools() {
  await installDependencies();
  await install('tools', "the maintainers' tools");
}

/**
 * Imports a package from tools/.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
export function importTool(name) {
  const path = createRequire(join(root, 'tools/package.json')).resolve(name);
  return import(pathToFileURL(path).href);
}

/**
 * @param {string} folder
 * @param {string} title
 */
async function install(folder, title) {
  const installed = modified(`${folder}/node_modules/.package-lock.json`);
  if (installed >= modified(`${folder}/package-lock.json`)) return;
  console.error(`${installed === 0 ? 'Installing' : 'Updating'} ${title} …`);
  // With NODE_ENV=production npm would skip the development dependencies, and there are no others.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=warn'];
  options.push('--no-update-notifier');
  // No package here needs to run anything.
  options.push('--ignore-scripts');
  if (await runLong(['npm', 'ci', '--prefix', folder, ...options])) return;
  console.error('npm ci failed; see its messages above.');
  process.exit(1);
}

/**
 * Installs what tools/requirements.txt names into .cache, if it is missing or older.
 * @returns {Promise<string | undefined>} the Python that has it
 */
export async function installPython() {
  const [requirements, folder] = ['tools/requirements.txt', '.cache/python'];
  const python = join(root, folder, 'bin/python');
  const done = `${folder}/installed.txt`;
  if (modified(done) >= modified(requirements)) return python;
  console.error('Installing ClickHouse, pandas, polars and Spark …');
  const isInstalled =
    (await runLong(['python3', '-m', 'venv', folder])) &&
    (await runLong([python, '-m', 'pip', 'install', '--quiet', '-r', requirements]));
  if (!isInstalled) return undefined;
  writeFileSync(join(root, done), '');
  return python;
}

/** @returns {string | undefined} why apt-get can't install packages here, if it can't */
export function whyNoApt() {
  if (process.env.NO_APT) return 'NO_APT is set';
  if (process.getuid?.() !== 0) return 'it needs root';
  const file = '/etc/os-release';
  const isDebian =
    existsSync(file) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(file, 'utf8'));
  return isDebian ? undefined : 'this is neither Debian nor Ubuntu';
}

/**
 * @param {...string} packages
 * @returns {Promise<boolean>} whether all of them are installed now
 */
export async function aptInstall(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    (await runLong(['apt-get', 'update'], env)) &&
    (await runLong(['apt-get', 'install', '-y', '-q', ...packages], env))
  );
}
