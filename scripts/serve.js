import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { compressed } from './compress.js';
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
const server = createServer(compressed(handler));

server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  const busy = error.code === 'EADDRINUSE';
  console.error(
    busy ? `Port ${String(port)} is in use; choose another: PORT=8080 npm start` : error.message,
  );
  process.exit(1);
});
server.listen(port, host, () => {
  const name = /^(127\.0\.0\.1|0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;
  console.log(`Heatstamp is at http://${name}:${String(port)}${handler.base.replace(/\/$/, '')}`);
});

endTogether(0);
