import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { isOlder, root, SITE_SOURCES } from '../scripts/project.js';

/** The settings of both sites. The port for its forms depends on the checkout, so that two of them don't meet. */
export const BELOW = {
  address: 'https://name.example/heatstamp',
  formsPort: 20_000 + ([...root].reduce((sum, char) => 31 * sum + char.charCodeAt(0), 7) % 10_000),
  formsPath: '/forms',
} as const;

const SETTINGS = {
  HEATSTAMP_BASE_URL: BELOW.address,
  HEATSTAMP_FORMS_URL: `http://localhost:${BELOW.formsPort}${BELOW.formsPath}`,
};

/** The folder of a site that lies below a path and delivers its forms. Only tests in a browser need it in real languages. */
export function siteBelow(): string {
  return builtOnce('below', SETTINGS);
}

/** The folder of a site in the test language that lies below a path and delivers its forms. */
export function siteInTestLanguage(): string {
  return builtOnce('test-language', SETTINGS, 'testLanguage()');
}

/** The folder of a site in `.cache`: built once, and anew when its sources change. */
function builtOnce(
  name: string,
  settings: Readonly<Record<string, string>>,
  language?: string,
): string {
  const folder = `.cache/${name}`;
  if (!isStale(folder)) return `${folder}/site`;
  const fresh = `${name}-${process.pid}`;
  const { status, stderr } = buildElsewhere(fresh, settings, language);
  if (status !== 0) throw new Error(stderr);
  // Another worker may have built it meanwhile, or may be doing this at the same moment.
  if (isStale(folder)) moved(folder, `.cache/${fresh}-stale`);
  if (!moved(`.cache/${fresh}`, folder) && isStale(folder)) {
    throw new Error(`${folder} can't be replaced.`);
  }
  for (const each of [fresh, `${fresh}-stale`]) {
    rmSync(`.cache/${each}`, { recursive: true, force: true });
  }
  return `${folder}/site`;
}

/** Whether a folder could be renamed: it is there, and the new name is free. */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

function isStale(folder: string): boolean {
  return isOlder(`${folder}/site/index.html`, [...SITE_SOURCES, 'tests/test-language']);
}

/**
 * Builds the site into `.cache/<name>/site` with settings, and leaves dist/site alone. In a process of its own, since a
 * build reads its settings from the environment, and a test runner sets variables too. `language` is an expression for the test
 * language, if it is to be that.
 */
export function buildElsewhere(
  name: string,
  settings: Readonly<Record<string, string>>,
  language = 'undefined',
): SpawnSyncReturns<string> {
  const script = `
    import { buildSite } from './scripts/build-site.js';
    import { testLanguage } from './tests/test-language/plugin.js';
    await buildSite('.cache/${name}/site', '.cache/${name}/server', ${language});
  `;
  const env = { ...process.env, NODE_ENV: 'production', IGNORE_DOTENV: '1', ...settings };
  const args = ['--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' });
}
