// Other servers on this machine, set up by the files of the build.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BUILD = path.resolve(import.meta.dirname, '../build');
const PUBLISHED_ROOT = '/srv/apricotgames/current/client';

export const OTHER_HOSTS = ['nginx', 'caddy'] as const;
export type OtherHost = (typeof OTHER_HOSTS)[number];

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface RunningHost {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

export function isInstalled(host: OtherHost): boolean {
  return spawnSync(host, [host === 'nginx' ? '-v' : 'version']).status === 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function read(file: string): string {
  const text = readFileSync(path.join(BUILD, 'deploy', file), 'utf8');
  return text.replace(PUBLISHED_ROOT, path.join(BUILD, 'client'));
}

function nginxFile(folder: string, port: number): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  // Its workers give up root's rights, and would then not be let into a checkout that is root's alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events {}
http { access_log off; ${places.join(' ')}
${read('nginx.conf').replace('listen 80;', `listen 127.0.0.1:${port};`)} }`;
}

function caddyFile(folder: string, port: number): string {
  return read('Caddyfile')
    .replace(/^https:\S+ \{$/m, `http://127.0.0.1:${port} {`)
    .replace(/^\{$/m, `{\n\tadmin off\n\tstorage file_system ${folder}`);
}

function isListening(port: number): Promise<boolean> {
  return ask(port, '/healthz').then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Starts a host with the build's own configuration, changed only in its port and its folders. */
export async function startHost(host: OtherHost): Promise<RunningHost> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), `${host}-`));
  const file = path.join(folder, 'configuration');
  writeFileSync(file, host === 'nginx' ? nginxFile(folder, port) : caddyFile(folder, port));
  let said = '';
  const child: ChildProcess =
    host === 'nginx' ? spawn('nginx', ['-c', file]) : spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile']);
  child.stderr?.on('data', (data) => (said += String(data)));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${host} did not start: ${said}`);
  }
  return {
    port,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

/** Asks for an address exactly as it is written. */
export function ask(port: number, address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, headers, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (data: string) => (body += data));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}
