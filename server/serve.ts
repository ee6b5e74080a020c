// The program of the web server, bundled into build/server.js. HOST, PORT, ACCESS_LOG=1 and HSTS=1 are described in docs/deploying.md.
import path from 'node:path';
import { startServer } from './server.ts';

const { env } = process;
const folder = path.join(import.meta.dirname, 'client');
const host = env['HOST'] || '127.0.0.1';
const port = env['PORT'] || '3000';
const log = env['ACCESS_LOG'] === '1' ? console.log : undefined;

function fail(error: unknown): never {
  const { message } = error as Error;
  console.error(`Cannot serve ${folder} at HOST=${host} PORT=${port}: ${message.replaceAll('\n', ' ')}`);
  process.exit(1);
}

const server = await startServer(folder, { host, port, log, hsts: env['HSTS'] === '1' }).catch(fail);

let isStopping = false;

function stop(reason: string): void {
  if (isStopping) return;
  isStopping = true;
  void server.stop().then(() => process.exit());
  console.log(`Stopping (${reason}): no new connections, running answers are finished`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// The parent process has ended.
process.on('disconnect', () => stop('disconnected'));
// The process that read the log has ended.
process.stdout.on('error', () => process.exit(1));

console.log(`The site is at http://${host.replace('127.0.0.1', 'localhost').replace(/.*:.*/, '[$&]')}:${server.port}`);
