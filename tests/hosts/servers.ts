import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findProgram, PROGRAMS } from '../../scripts/programs.js';
import { freePort } from '../../scripts/free-port.js';
import { siteHandler } from '../../scripts/site-handler.js';

/** A server that runs on a port of this machine. */
export interface Host {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface HostKind {
  readonly name: string;
  /** Whether it compresses what it sends. */
  readonly compresses: boolean;
  /** Why it can't be tested here. */
  readonly obstacle: string | undefined;
  /** Starts it with the site in a folder, which lies at a path: `` or `/heatstamp`. */
  readonly start: (site: string, path: string) => Promise<Host>;
}

const [nginx] = PROGRAMS.nginx.map(findProgram);
const [caddy] = PROGRAMS.caddy.map(findProgram);

/** The server of `npm start`, and those for which the build writes a configuration. */
export const hosts: readonly HostKind[] = [
  { name: 'npm start', compresses: false, obstacle: undefined, start: startOwn },
  { name: 'nginx', compresses: true, obstacle: missing('nginx', nginx), start: startNginx },
  { name: 'Caddy', compresses: true, obstacle: missing('caddy', caddy), start: startCaddy },
];

function missing(name: string, path: string | undefined): string | undefined {
  return path === undefined ? `${name} is not installed` : undefined;
}

async function startOwn(site: string): Promise<Host> {
  const port = await freePort();
  const server = createServer(siteHandler(site));
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    port,
    stop: () =>
      new Promise((resolve) =>
        server.close(() => {
          resolve();
        }),
      ),
  };
}

/** As Debian and Ubuntu have it in /etc/nginx/nginx.conf, which includes what lies in conf.d. */
async function startNginx(site: string, path: string): Promise<Host> {
  const port = await freePort();
  const folder = scratch(site, path);
  const text = configuration(site, 'nginx.conf', [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    [/root \S+;/, `root ${folder}/www${path === '' ? '/heatstamp' : ''};`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  // Started by root, it would drop its rights, and could not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log stderr;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${text}
    }`,
  );
  return run([String(nginx), '-e', 'stderr', '-c', file], folder, port);
}

async function startCaddy(site: string, path: string): Promise<Host> {
  const port = await freePort();
  const folder = scratch(site, path);
  const text = configuration(site, 'Caddyfile', [
    [/^[\w.-]+ \{$/m, `http://:${port} {`],
    [/root \* \S+/, `root * ${folder}/www${path === '' ? '/heatstamp' : ''}`],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  return run([String(caddy), 'run', '--adapter', 'caddyfile', '--config', file], folder, port);
}

/** The configuration that the build wrote, with what README says to set. */
function configuration(
  site: string,
  name: string,
  changes: readonly (readonly [string | RegExp, string])[],
): string {
  const built = readFileSync(join(site, '../hosting', name), 'utf8');
  return changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${name} has no ${String(from)}.`);
    return changed;
  }, built);
}

/** A folder in which `www/heatstamp` is the site. */
function scratch(site: string, path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'heatstamp-host-'));
  const place = join(folder, 'www', path === '' ? 'heatstamp' : path);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(site), place);
  return folder;
}

async function run(command: readonly string[], folder: string, port: number): Promise<Host> {
  const [program = '', ...args] = command;
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let messages = '';
  child.stderr.on('data', (piece: Buffer) => (messages += String(piece)));
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const isUp = await ask(port, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${program} did not start: ${messages}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface RequestOptions {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request whose path is left as it is: `fetch` would tidy it. */
export async function ask(
  port: number,
  path: string,
  options: RequestOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, agent: false, ...options },
      (response) => {
        buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, reject);
      },
    );
    sent.on('error', reject).end();
  });
}
