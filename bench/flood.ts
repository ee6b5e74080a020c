// What a host holds while visitors request a lot and read nothing: twenty connections, each with 1,500 pipelined requests for part of the press kit.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const CONNECTIONS = 20;
const REQUESTS = 1500;
const LOOKS = 20;
const LOOK_EVERY_MS = 200;
const GIVEN_UP_MS = 5000;
const REQUEST = 'GET /press/apricotgames-press-kit.zip HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-2000000\r\n\r\n';

/** The processes of a host and the megabytes each of them holds. */
function processes(pid: number): readonly (readonly [pid: number, mb: number])[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([own, parent]) => own === pid || parent === pid)
    .map(([own = 0, , kb = 0]) => [own, kb / 1024]);
}

/** Megabytes that a host holds. */
export function memoryMb(pid: number): number {
  return Math.round(processes(pid).reduce((sum, [, mb]) => sum + mb, 0));
}

/** Files and connections that a host has open; known on Linux only. */
function openFiles(pid: number): number {
  const folders = processes(pid).map(([own]) => `/proc/${own}/fd`);
  return folders.filter((folder) => existsSync(folder)).reduce((sum, folder) => sum + readdirSync(folder).length, 0);
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST.repeat(REQUESTS)));
  return socket.on('error', () => {}).pause();
}

/** Floods a host and requests a page meanwhile. */
export async function flood({ port, pid }: { readonly port: number; readonly pid: number }): Promise<Record<string, number | string>> {
  const before = { files: openFiles(pid), mb: memoryMb(pid) };
  const most = { ...before };
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)));
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(LOOK_EVERY_MS);
    most.files = Math.max(most.files, openFiles(pid));
    most.mb = Math.max(most.mb, memoryMb(pid));
  }
  const startMs = performance.now();
  const isAnswered = await fetch(`http://127.0.0.1:${port}/games`, { signal: AbortSignal.timeout(GIVEN_UP_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  const pageMs = Math.round(performance.now() - startMs);
  for (const socket of sockets) socket.destroy();
  return {
    'files before': before.files,
    'files at most': most.files,
    'MB before': before.mb,
    'MB at most': most.mb,
    'a page meanwhile': isAnswered ? `${pageMs} ms` : 'not answered',
  };
}
