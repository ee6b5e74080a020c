// Serves the built site on its own port, so that a test can stop the server or deploy another release.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';

import { startServer } from '../../../server/server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILD = path.join(ROOT, 'build');
const WRITE_WORKER = path.join(ROOT, 'tools/build/service-worker/write-worker.ts');

export class Release {
  #folder = BUILD;
  #server: Awaited<ReturnType<typeof startServer>> | null = null;
  /** What happens to connections while there is no server. */
  #stopped: 'reset' | 'silent' = 'reset';
  /** Passes each connection on to the server of the current release, so that a deployment breaks none. */
  readonly #front = createServer((client) => {
    client.on('error', () => {}); // the browser has closed it
    if (this.#server) pipeline(client, connect(this.#server.port, '127.0.0.1'), client, () => {});
    else if (this.#stopped === 'reset') client.resetAndDestroy();
  });
  /** The requested paths, in the order of the responses. */
  readonly requestedPaths: string[] = [];

  static async start(): Promise<Release> {
    const release = new Release();
    await once(release.#front.listen(0, '127.0.0.1'), 'listening');
    await release.serve();
    return release;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#front.address() as AddressInfo).port}`;
  }

  /** Serves the current release; a server of the one before finishes its responses. */
  async serve(): Promise<void> {
    const previous = this.#server;
    this.#server = await startServer(path.join(this.#folder, 'client'), {
      log: (line) => this.requestedPaths.push((JSON.parse(line) as { path: string }).path),
    });
    await previous?.stop();
  }

  /** Stops the server, so that requests fail or, with `silent`, are never answered. */
  async stop(stopped: 'reset' | 'silent' = 'reset'): Promise<void> {
    this.#stopped = stopped;
    const previous = this.#server;
    this.#server = null;
    await previous?.stop();
  }

  /** Deploys a new release with changes of files by name, null for none. `isWhole` writes a worker that lists the changed files. */
  async deploy(changes: Readonly<Record<string, ((text: string) => string) | null>>, isWhole = false): Promise<void> {
    // Copies the build once, so that a release can be changed without touching it.
    if (this.#folder === BUILD) {
      this.#folder = mkdtempSync(path.join(tmpdir(), 'release-'));
      cpSync(path.join(BUILD, 'client'), path.join(this.#folder, 'client'), { recursive: true });
    }
    for (const [name, change] of Object.entries(changes)) {
      const file = path.join(this.#folder, 'client', name);
      for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
      if (change) writeFileSync(file, change(readFileSync(file, 'utf8')));
      else rmSync(file);
    }
    if (isWhole) await promisify(execFile)(process.execPath, [WRITE_WORKER, path.join(this.#folder, 'client')]);
    await this.serve();
  }

  /** The names of the files of the site that match. */
  list(pattern: RegExp): string[] {
    return readdirSync(path.join(this.#folder, 'client'), { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
  }

  /** Answers with this page for files by name, as a proxy does: with the status 200 and the type of a page. */
  async answerWithPage(page: string, names: readonly string[]): Promise<void> {
    await this.deploy(Object.fromEntries(names.map((name) => [name, null])));
    // The server answers /a.js with the file a.js.html.
    for (const name of names) writeFileSync(path.join(this.#folder, 'client', name.replace(/(\.html)?$/, '.html')), page);
    await this.serve();
  }

  /** Serves the release of the build again. */
  async rollBack(): Promise<void> {
    const folder = this.#folder;
    this.#folder = BUILD;
    await this.serve();
    if (folder !== BUILD) rmSync(folder, { recursive: true });
  }

  async remove(): Promise<void> {
    await this.stop();
    this.#front.close();
    if (this.#folder !== BUILD) rmSync(this.#folder, { recursive: true });
  }
}
