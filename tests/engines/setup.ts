import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/free-port.js';
import { siteHandler } from '../../scripts/site-handler.js';
import { recordTrouble } from './page-scripts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site. */
    site: string;
    /** Address of the WebDriver server. */
    driver: string;
  }
}

const RECORDER = 'engine-recorder.js';

/** Serves the built site while the tests run, and starts a screen and the server of WebKit's driver. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'heatstamp-engines-'));
  const server = await serve(withRecorder(folder), project);
  const processes = await startDriver(folder, project);
  return () => {
    for (const each of processes) each.kill();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}

async function serve(site: string, project: TestProject): Promise<Server> {
  const port = await freePort();
  project.provide('site', `http://localhost:${port}`);
  return createServer(siteHandler(site)).listen(port);
}

/** A copy of the site whose pages begin with the script that records what goes wrong. */
function withRecorder(folder: string): string {
  const site = join(folder, 'site');
  cpSync('dist/site', site, { recursive: true });
  writeFileSync(join(site, RECORDER), `(${String(recordTrouble)})()`);
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(site, name), 'utf8');
    const script = `<script src="/${RECORDER}"></script>`;
    writeFileSync(
      join(site, name),
      html.replace('<head>', () => `<head>${script}`),
    );
  }
  return site;
}

async function startDriver(home: string, project: TestProject): Promise<ChildProcess[]> {
  const { XVFB_PATH = '', WEBKIT_DRIVER_PATH = '' } = process.env;
  // It finds a free display itself and writes its number.
  const screen = spawn(
    XVFB_PATH,
    ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.on('error', reject);
    screen.stdout.once('data', (data) => {
      resolve(String(data).trim());
    });
  });
  const port = await freePort();
  project.provide('driver', `http://127.0.0.1:${port}`);
  const driver = spawn(WEBKIT_DRIVER_PATH, [`--port=${port}`], {
    // A home of its own keeps the settings of a desktop out, its theme for one, and leaves no traces in the real one.
    // Without the bridge to assistive programs it does not look for a D-Bus, which a container lacks.
    env: { ...process.env, DISPLAY: `:${display}`, HOME: home, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  await untilListening(port);
  return [driver, screen];
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
