// The production host: serves build/client at PORT (3000), with one form of address and real 404s.
import { createServer } from 'node:http';
import path from 'node:path';
import { createHandler } from './handler.ts';

const DEFAULT_PORT = 3000;

const folder = path.resolve(import.meta.dirname, '../build/client');
const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const server = createServer(createHandler(folder));

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another one with PORT=…` : error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`ApricotGames is at http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
