import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { compressed } from '../../scripts/compress.js';
import { freePort } from '../../scripts/free-port.js';
import { SITE } from '../site.ts';
import { ask } from './servers.ts';

/** Starts `npm start`'s server, and tells which of this machine's addresses it answers at. */
async function addressesOf(settings: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const port = await freePort();
  const env = { ...process.env, SITE, PORT: String(port), ...settings };
  const child = spawn(process.execPath, ['scripts/serve.js'], { env });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(line)).toContain(`http://localhost:${port}`);
    // As a stranger's machine does, the second one reaches only a server that listens everywhere.
    const addresses = ['127.0.0.1', '127.0.0.2'];
    const replies = await Promise.allSettled(addresses.map((host) => ask(port, '/', { host })));
    return addresses.filter((_, index) => replies[index]?.status === 'fulfilled');
  } finally {
    child.kill();
    await once(child, 'exit');
  }
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
  const handler = compressed((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 6000 });
    response.end('bag '.repeat(1500));
  });
  const server = createServer(handler).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe('bag '.repeat(1500));
  const plain = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  server.close();
});
