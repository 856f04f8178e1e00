import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, whyNoApt } from './apt.js';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Finds the programs of a PostgreSQL server, or installs them.
 * @returns {{ folder: string } | { reason: string }} where they are, or why there are none
 */
export function ensurePostgres() {
  const known = find();
  if (known !== undefined) return { folder: known };
  const obstacle = whyNoApt();
  if (obstacle !== undefined) {
    return { reason: `set POSTGRES_BIN to where initdb is; apt-get can't install it: ${obstacle}` };
  }
  console.log('Installing postgresql with apt-get …');
  const folder = aptInstall('postgresql') ? find() : undefined;
  return folder === undefined ? { reason: 'apt-get did not install postgresql' } : { folder };
}

function find() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return [process.env.POSTGRES_BIN, ...newestFirst.map((version) => join(DEBIAN, version, 'bin'))]
    .filter((folder) => folder !== undefined)
    .find((folder) => existsSync(join(folder, 'initdb')));
}
