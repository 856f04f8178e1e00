import { spawnSync, type SpawnSyncReturns } from 'node:child_process';

/**
 * Builds the site into `.cache/<name>/site` with other variables than dist/site has, which stays as it is. In a process
 * of its own, since a build reads its variables from the environment, and a test runner sets some as well.
 */
export function buildElsewhere(
  name: string,
  variables: Readonly<Record<string, string>>,
): SpawnSyncReturns<string> & { readonly folder: string } {
  const folder = `.cache/${name}/site`;
  const script = `
    import { buildSite } from './scripts/build-site.js';
    await buildSite('${folder}', '.cache/${name}/server');
  `;
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  const args = ['--input-type=module', '--eval', script];
  return { ...spawnSync(process.execPath, args, { env, encoding: 'utf8' }), folder };
}
