// How much the server serves (a page and a script, compressed beforehand), and what it holds while flooded.
// LOAD_MINUTES makes it longer than the usual ten seconds for each.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { flood, memoryMb } from './flood.ts';
import { installPeers } from './install-peers.ts';

const USUAL_SECONDS = 10;
const CONNECTIONS = 50;
const root = path.resolve(import.meta.dirname, '..');

const minutes = Number(process.env['LOAD_MINUTES'] ?? 0);
if (Number.isNaN(minutes) || minutes < 0) throw new Error('LOAD_MINUTES has to be a number of minutes');
const seconds = minutes > 0 ? minutes * 60 : USUAL_SECONDS;

installPeers();

const script = readdirSync(path.join(root, 'build/client/assets')).find((name) => /^vendor-.*\.js$/.test(name));
const ADDRESSES = ['/games', `/assets/${script}`] as const;

interface Result {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

async function start() {
  const child = spawn(process.execPath, ['server/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { port: Number(/:(\d+)$/.exec(line)?.[1]), pid: child.pid ?? 0, stop };
}

/** Asks for one address over and over, from a process of its own. */
async function load(port: number, address: string): Promise<Result> {
  const args = ['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds / ADDRESSES.length)];
  const command = [path.join(import.meta.dirname, 'node_modules/autocannon/autocannon.js'), ...args];
  const child = spawn(process.execPath, [...command, '--headers', 'accept-encoding=gzip', `http://127.0.0.1:${port}${address}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  await once(child, 'close');
  return JSON.parse(output) as Result;
}

const rows: Record<string, Record<string, number>> = {};
const server = await start();
try {
  const before = memoryMb(server.pid);
  for (const address of ADDRESSES) {
    const { requests, latency, non2xx, errors } = await load(server.port, address);
    rows[address] = {
      'requests per s': Math.round(requests.average),
      'slowest 1 %, ms': latency.p99,
      'not answered': non2xx + errors,
      'MB before': before,
      'MB after': memoryMb(server.pid),
    };
  }
  console.table(rows);
  console.log('Twenty visitors, each of whom sends 1,500 requests at once for part of the press kit and reads nothing');
  console.table(await flood(server));
} finally {
  await server.stop();
}
