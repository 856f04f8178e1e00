import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.js';
import { siteHandler } from '../../scripts/site-handler.js';
import { SITE } from '../site.ts';

/** What a selector finds that can be seen and has this name. Names are compared without case, which styles may change. */
export type Part = readonly [selector: string, name?: RegExp];

export const KEYS = { control: '\uE009', enter: '\uE007', escape: '\uE00C', tab: '\uE004' };

/** Debian's WebKit: its small browser on a screen of its own, driven by its WebDriver, with the site served to it. */
export async function openWebKit() {
  const { WEBKIT_DRIVER_PATH = '', XVFB_PATH = '' } = process.env;
  const home = mkdtempSync(join(tmpdir(), 'heatstamp-webkit-'));
  const [port, driverPort] = [await freePort(), await freePort()];
  const server = createServer(siteHandler(recordingSite(join(home, 'site')))).listen(port);
  // It finds a free display itself and writes its number.
  const screen = spawn(XVFB_PATH, ['-displayfd', '1'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = String((await once(screen.stdout, 'data'))[0]).trim();
  // A home of its own keeps a desktop's settings out; without the bridge it looks for no D-Bus.
  const env = { ...process.env, DISPLAY: `:${display}`, HOME: home, NO_AT_BRIDGE: '1' };
  const driver = spawn(WEBKIT_DRIVER_PATH, [`--port=${driverPort}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${driverPort}`;
  await vi.waitFor(() => fetch(`${address}/status`), 10_000);

  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } };
  const request = { capabilities: { alwaysMatch } };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${address}/session`, request);
  const session = `${address}/session/${sessionId}`;
  const post = <T>(path: string, body: object) => send<T>('POST', `${session}/${path}`, body);
  const evaluate = <T>(expression: string) =>
    post<T>('execute/sync', { script: `return ${expression}`, args: [] });
  const windows = () => send<string[]>('GET', `${session}/window/handles`);
  const switchTo = (handle: string) => post('window', { handle });

  return {
    switchTo,
    run: <T>(script: () => T) => evaluate<T>(`(${String(script)})()`),
    /** Opens a popup and goes there: the browser's own window is never narrower than its tool bar, about 450 px. */
    async newWindow(width = 1280): Promise<string> {
      const before = await windows();
      await switchTo(before[0] ?? '');
      await evaluate(`open('about:blank', '_blank', 'popup,width=${width},height=800') && 0`);
      const isNew = (handle: string) => !before.includes(handle);
      const handle = await vi.waitUntil(async () => (await windows()).find(isNew), 10_000);
      await switchTo(handle);
      return handle;
    },
    open: (path: string) => post('url', { url: `http://localhost:${port}${path}` }),
    /** Presses keys one after the other, wherever the focus is; a modifier stays down until the end. */
    async type(text: string): Promise<void> {
      const presses = Array.from(text, (value) => [
        { type: 'keyDown', value },
        ...(value === KEYS.control ? [] : [{ type: 'keyUp', value }]),
      ]);
      await post('actions', { actions: [{ type: 'key', id: 'keys', actions: presses.flat() }] });
      await send('DELETE', `${session}/actions`);
    },
    async click(part: Part): Promise<void> {
      const find = () => evaluate<Record<string, string>[]>(`(${String(reach)})(${finding(part)})`);
      await expect.poll(async () => (await find()).length, { message: String(part) }).toBe(1);
      const [id = ''] = Object.values((await find())[0] ?? {});
      await post(`element/${id}/click`, {});
    },
    see: (part: Part) => evaluate<ReturnType<typeof look>>(`(${String(look)})(${finding(part)})`),
    trouble: () => evaluate<string>("sessionStorage.getItem('trouble') ?? ''"),
    async stop(): Promise<void> {
      await send('DELETE', session);
      for (const child of [driver, screen]) child.kill();
      server.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** A copy of the site whose pages record trouble, since the driver tells nothing of the console. */
function recordingSite(folder: string): string {
  cpSync(SITE, folder, { recursive: true });
  writeFileSync(join(folder, 'recorder.js'), `(${String(recordTrouble)})()`);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replace('<head>', '<head><script src="/recorder.js"></script>'));
  }
  return folder;
}

/** Sends a command of the WebDriver protocol. */
async function send<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

function finding([selector, name]: Part): string {
  return `(${String(findParts)})(${JSON.stringify([selector, name?.source ?? ''])})`;
}

// These functions run in the page: they are sent there as text, and know nothing of this module.

function findParts([selector = '', name = '']: readonly string[]): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const labels = (element as HTMLInputElement).labels?.[0]?.innerText;
    const text = element.getAttribute('aria-label') ?? labels ?? element.innerText;
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    return isVisible && new RegExp(name, 'i').test(text.replaceAll(/\s+/g, ' ').trim());
  });
}

/** The driver does not scroll to what lies in a text of several columns, and a disabled button takes no click yet. */
function reach(elements: readonly HTMLElement[]): HTMLElement[] {
  for (const element of elements) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return elements.filter((element) => !element.matches(':disabled'));
}

function look(elements: readonly HTMLElement[]) {
  return elements.map((element) => ({
    text: element.innerText.replaceAll(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
    isFocused: element === document.activeElement,
  }));
}

/** It records for the tab, since a page that is left takes its variables along. */
function recordTrouble(): void {
  const record = (...values: unknown[]): void => {
    const known = sessionStorage.getItem('trouble') ?? '';
    sessionStorage.setItem('trouble', `${known}${values.map(String).join(' ')}\n`);
  };
  for (const level of ['error', 'warn', 'info', 'log'] as const) console[level] = record;
  const onTrouble = (
    event: Event & { message?: string; reason?: unknown; blockedURI?: string },
  ) => {
    record(event.type, event.target, event.message, event.reason, event.blockedURI);
  };
  // Captured, because a resource that does not load tells only its element.
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, onTrouble, true);
}
