import { ensureDependencies } from './dependencies.js';

/* What `npm test` tries a few of, in full: junk, markup, golden rows in the browser, what keeps a worker away, ten million lines through the command. */
ensureDependencies();
const { ensureBrowser } = await import('./browser.js');
const { run } = await import('./command.js');
const { freePort } = await import('./free-port.js');

const browser = await ensureBrowser();
const env = {
  LONG: '1',
  PORT: String(await freePort()),
  ...(browser && { CHROMIUM_PATH: browser }),
};
const succeeded = [
  run('node', ['scripts/build.js']),
  run('vitest', ['run', '--project=cli', 'tests/cli/command.test.ts'], env),
  run(
    'playwright',
    ['test', 'abuse.spec.ts', 'golden.spec.ts', 'markup.spec.ts', 'offline.spec.ts'],
    env,
  ),
];
process.exitCode = succeeded.every(Boolean) ? 0 : 1;
