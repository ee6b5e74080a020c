// Other servers on this machine, set up by the files of the build.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestByTls } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';

const BUILD = path.resolve(import.meta.dirname, '../../build');
const PUBLISHED_ROOT = '/srv/apricotgames/current/client';

/** Where servers lie that only an administrator has on the path, as Debian's nginx does. */
const env = { ...process.env, PATH: [process.env['PATH'], '/usr/local/sbin', '/usr/sbin'].join(path.delimiter) };

export const OTHER_HOSTS = ['nginx', 'caddy'] as const;
export type OtherHost = (typeof OTHER_HOSTS)[number];

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Place {
  readonly port: number;
  readonly isTls?: boolean;
}

export interface RunningHost extends Place {
  /** Where it leads visitors to TLS; 0 where it serves in clear. */
  readonly clearPort: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Whether the host is on this machine, with what its TLS is tried with. */
export function isInstalled(host: OtherHost): boolean {
  const runs = (command: string, argument: string) => spawnSync(command, [argument], { env }).status === 0;
  return host === 'nginx' ? runs('nginx', '-v') && runs('openssl', 'version') : runs('caddy', 'version');
}

function read(file: string): string {
  const text = readFileSync(path.join(BUILD, 'deploy', file), 'utf8');
  return text.replace(PUBLISHED_ROOT, path.join(BUILD, 'client'));
}

interface Ground {
  readonly folder: string;
  readonly port: number;
  readonly clearPort: number;
  readonly isTls: boolean;
}

/** A certificate that nobody trusts, for nginx to start with. */
function makeCertificate(folder: string): void {
  const names = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`, '-subj', '/CN=localhost'];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    ...names,
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
}

function nginxFile({ folder, port, clearPort, isTls }: Ground): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  // Its workers give up root's rights, and would then not be let into a checkout that is root's alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const text = read('nginx.conf').replaceAll(/^ *listen \[::\].*\n/gm, '');
  if (isTls) makeCertificate(folder);
  const site = isTls
    ? text
        .replace('listen 80;', `listen 127.0.0.1:${clearPort};`)
        .replace('listen 443 ', `listen 127.0.0.1:${port} `)
        .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    : text
        .replace(/^server \{\n {2}listen 80;[^]*?^\}\n/m, '')
        .replaceAll(/^ *ssl_.*\n/gm, '')
        .replace(/listen 443 .*/, `listen 127.0.0.1:${port};`);
  return `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events {}
http { access_log off; ${places.join(' ')}
${site} }`;
}

function caddyFile({ folder, port, clearPort, isTls }: Ground): string {
  const ports = isTls ? `\n\thttp_port ${clearPort}\n\thttps_port ${port}\n\tskip_install_trust` : '';
  return read('Caddyfile')
    .replace(/^https:\S+ \{$/m, isTls ? 'https://localhost {\n\ttls internal' : `http://localhost:${port} {`)
    .replace(/^\{$/m, `{\n\tadmin off\n\tstorage file_system ${folder}\n\tdefault_bind 127.0.0.1${ports}`);
}

function isListening(place: Place): Promise<boolean> {
  return ask(place, '/healthz').then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Starts a host with the build's own configuration, changed only in its ports and its folders, and in its certificate or its TLS. */
export async function startHost(host: OtherHost, isTls: boolean): Promise<RunningHost> {
  const port = await freePort();
  const clearPort = isTls ? await freePort() : 0;
  const folder = mkdtempSync(path.join(tmpdir(), `${host}-`));
  const file = path.join(folder, 'configuration');
  const ground: Ground = { folder, port, clearPort, isTls };
  writeFileSync(file, host === 'nginx' ? nginxFile(ground) : caddyFile(ground));
  let said = '';
  const child: ChildProcess =
    host === 'nginx' ? spawn('nginx', ['-c', file], { env }) : spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  child.stderr?.on('data', (data) => (said += String(data)));
  while (!(await isListening(ground))) {
    if (child.exitCode !== null) throw new Error(`${host} did not start: ${said}`);
  }
  return {
    port,
    clearPort,
    isTls,
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
export function ask(
  { port, isTls = false }: Place,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const options = { port, host: '127.0.0.1', path: address, headers: { host: 'localhost', ...headers }, method, agent: false } as const;
  return new Promise((resolve, reject) => {
    const receive = (response: IncomingMessage) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (data: string) => (body += data));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    };
    // Nobody vouches for a certificate of a test.
    const asked = isTls
      ? requestByTls({ ...options, servername: 'localhost', rejectUnauthorized: false }, receive)
      : request(options, receive);
    asked.on('error', reject).end();
  });
}
