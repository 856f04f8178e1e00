import { aptInstall, whyNoApt } from './apt.js';

/** @typedef {import('./engines.js').Program} Program */

/**
 * Finds what an engine needs, and installs what is missing if that is possible here. Each step says what it does.
 * @param {import('./engines.js').Engine} engine
 * @returns {{ env: Record<string, string> } | { reason: string }} where its programs are, or why it can't run
 */
export function ensureEngine({ title, programs }) {
  const missing = packagesOf(programs.filter((program) => pathOf(program) === undefined));
  if (missing.length > 0) {
    const list = missing.join(' and ');
    const obstacle = whyNoApt();
    if (obstacle !== undefined) {
      return { reason: `without ${list}, which apt-get can't install here: ${obstacle}` };
    }
    console.log(`${title}: installing ${list} with apt-get …`);
    if (!aptInstall(...missing)) return { reason: `apt-get did not install ${list}` };
  }
  const paths = programs.map((program) => /** @type {const} */ ([program, pathOf(program)]));
  const lost = paths.filter(([, path]) => path === undefined).map(([program]) => program);
  if (lost.length > 0)
    return { reason: `${packagesOf(lost).join(' and ')} brought no program that works` };
  for (const [, path] of paths) console.log(`${title}: ${String(path)}`);
  return { env: Object.fromEntries(paths.map(([{ variable }, path]) => [variable, String(path)])) };
}

/** @param {Program} program */
function pathOf({ variable, find }) {
  return process.env[variable] ?? find();
}

/** @param {readonly Program[]} programs */
function packagesOf(programs) {
  return [...new Set(programs.map((program) => program.package))];
}
