import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { endTogether } from './processes.js';
import { root } from './project.js';
import { siteHandler } from './site-handler.js';

const port = Number(process.env.PORT ?? 4173);
if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) {
  console.error(`PORT must be a whole number below 65536, not "${String(process.env.PORT)}".`);
  process.exit(1);
}

// Nobody else's machine is asked in unless that is wanted.
const host = process.env.HOST ?? '127.0.0.1';
const handler = siteHandler(resolve(root, process.env.SITE ?? 'dist/site'));
const server = createServer(handler);

server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  const busy = error.code === 'EADDRINUSE';
  console.error(
    busy ? `Port ${String(port)} is in use; choose another: PORT=8080 npm start` : error.message,
  );
  process.exit(1);
});
server.listen(port, host, () => {
  const name = /^(127\.0\.0\.1|0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;
  const address = server.address();
  // With PORT=0 the system chooses one.
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Heatstamp is at http://${name}:${String(chosen)}${handler.base.replace(/\/$/, '')}`);
});

// A file that goes between the look at it and its reading ends that answer, and not the server.
server.on('listening', () => process.on('uncaughtException', console.error));
endTogether(0);
