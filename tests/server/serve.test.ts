import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compressFiles } from '../../scripts/compress-files.js';
import { freePort } from '../../scripts/free-port.js';
import { SITE } from '../site.ts';
import { ask, startServer } from './ask.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heatstamp-site-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Starts the server of `npm start`, and waits until it answers. */
async function npmStart(
  settings: NodeJS.ProcessEnv,
): Promise<{ readonly port: number; readonly child: ChildProcessWithoutNullStreams }> {
  const port = await freePort();
  const env = { ...process.env, SITE, PORT: String(port), ...settings };
  const child = spawn(process.execPath, ['scripts/serve.js'], { env });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(line)).toContain(`http://localhost:${port}`);
  return { port, child };
}

/** At which of this machine's addresses the server answers. */
async function addressesOf(settings: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { port } = await npmStart(settings);
  // As a stranger's machine does, the second one reaches only a server that listens everywhere.
  const addresses = ['127.0.0.1', '127.0.0.2'];
  const replies = await Promise.allSettled(addresses.map((host) => ask(port, '/', { host })));
  return addresses.filter((_, index) => replies[index]?.status === 'fulfilled');
}

// Elsewhere 127.0.0.2 is no address of the machine.
test.skipIf(process.platform !== 'linux')(
  'npm start answers this machine alone, unless HOST says otherwise',
  async () => {
    expect(await addressesOf({ HOST: undefined })).toEqual(['127.0.0.1']);
    expect(await addressesOf({ HOST: '0.0.0.0' })).toEqual(['127.0.0.1', '127.0.0.2']);
  },
);

test('npm start compresses what it sends, as any host does', async () => {
  const folder = temporaryFolder();
  cpSync(SITE, folder, { recursive: true });
  compressFiles(folder);
  const { port, stop } = await startServer(folder);
  onTestFinished(stop);
  const home = readFileSync(join(SITE, 'index.html'));
  for (const [encoding, unpacked] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, body } = await ask(port, '/', { headers: { 'Accept-Encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.length).toBeLessThan(home.length / 2);
    expect(unpacked(body).equals(home)).toBe(true);
  }
  for (const headers of [{}, { 'Accept-Encoding': 'br;q=0, gzip; q=0.0' }]) {
    expect((await ask(port, '/', { headers })).headers['content-encoding']).toBeUndefined();
  }
});

test('a range never ends the server: the file is sent whole', async () => {
  const { port, stop } = await startServer(SITE);
  onTestFinished(stop);
  for (const range of ['5-1', '0-99999999999999999999', '3-2,1-0', '-5', '0-3', 'x']) {
    const { status, body } = await ask(port, '/about', { headers: { Range: `bytes=${range}` } });
    expect([status, body.equals(readFileSync(join(SITE, 'about.html')))], range).toEqual([
      200,
      true,
    ]);
  }
});

/** A site of one page, which lacks its 404 page. */
function smallSite(): string {
  const folder = temporaryFolder();
  for (const name of ['index.html', '_headers', '_redirects', 'manifest.webmanifest']) {
    cpSync(join(SITE, name), join(folder, name));
  }
  return folder;
}

test('what is missing on the disk for a moment is an error, and the server goes on', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { port, stop } = await startServer(smallSite());
  onTestFinished(async () => {
    log.mockRestore();
    await stop();
  });
  expect((await ask(port, '/nowhere')).status).toBe(500);
  expect((await ask(port, '/')).status).toBe(200);
});

test.skipIf(process.platform === 'win32')(
  'a file that can be found and not be read ends one answer, and not the server',
  async () => {
    const folder = smallSite();
    // A socket has a name like a file, but can't be opened.
    const socket = createServer().listen(join(folder, 'about.html'));
    onTestFinished(() => {
      socket.close();
    });
    const { port, child } = await npmStart({ SITE: folder });
    ask(port, '/about').catch(() => undefined);
    await once(child.stderr, 'data');
    expect((await ask(port, '/')).status).toBe(200);
  },
);

test('npm start looks at its port before it installs or builds anything', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    other.close();
  });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const child = spawn(process.execPath, ['scripts/start.js'], { env });
  onTestFinished(() => {
    child.kill();
  });
  const [[said], [status]] = (await Promise.all([
    once(child.stderr, 'data'),
    once(child, 'exit'),
  ])) as [[Buffer], [number]];
  expect(String(said)).toBe(`Port ${port} is in use; choose another: PORT=8080 npm start\n`);
  expect(status).toBe(1);
});
