import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { explainPort, wantedAddress } from './free-port.js';
import { endTogether } from './processes.js';
import { root } from './project.js';
import { siteHandler } from './site-handler.js';

const { port, host } = wantedAddress();
const handler = siteHandler(resolve(root, process.env.SITE ?? 'dist/site'));
const server = createServer(handler);

server.on('error', explainPort);
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
