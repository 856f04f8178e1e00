import { createServer } from 'node:http';

/** @returns {Promise<number>} a port that nothing listens on */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}

/**
 * Where the site is to be served, by PORT and HOST. Nobody else's machine is asked in unless that is wanted.
 * @returns {{ port: number, host: string }}
 */
export function wantedAddress() {
  const { PORT = '4173', HOST: host = '127.0.0.1' } = process.env;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return { port, host };
  console.error(`PORT must be a whole number below 65536, not "${PORT}".`);
  process.exit(1);
}

/**
 * Ends the process with an explanation, as a server can't listen.
 * @param {NodeJS.ErrnoException} error
 */
export function explainPort(error) {
  const port = String(wantedAddress().port);
  const isBusy = error.code === 'EADDRINUSE';
  console.error(
    isBusy ? `Port ${port} is in use; choose another: PORT=8080 npm start` : error.message,
  );
  process.exit(1);
}

/** Ends the process now if nothing could be served later: installing and building take minutes. */
export async function assertPortIsFree() {
  const { port, host } = wantedAddress();
  const server = createServer().on('error', explainPort);
  await new Promise((resolve) => server.listen(port, host, () => server.close(resolve)));
}
