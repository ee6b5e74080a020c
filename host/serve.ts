// The production host: serves build/client, or the folder that it is given, at PORT (3000).
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createHost, type Host } from './host.ts';

const DEFAULT_PORT = 3000;

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../build/client'));
const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const { server, stop } = open();

/** The host, or the end with one clear sentence where there is nothing to serve. */
function open(): Host {
  try {
    return createHost(folder, {
      writeLog: process.env['ACCESS_LOG'] === '1' ? console.log : undefined,
      isTransportSecure: process.env['HSTS'] === '1',
    });
  } catch (error) {
    console.error(`${folder} cannot be served: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(1);
  }
}

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another one with PORT=…` : error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`ApricotGames is at http://localhost:${(server.address() as AddressInfo).port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    const stopped = stop();
    console.log('Stopping: no new connections, running answers are finished');
    await stopped;
    process.exit(0);
  });
}
