// Serves the built site on its own port, so that a test can stop the server or deploy another release.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKER_PATH } from '#app/service-worker/worker-path.ts';
import { findFreePort } from '../../../tools/setup/free-port.mjs';
import { startServer } from '../../../server/server.ts';

const BUILD = path.resolve(import.meta.dirname, '../../../build');

export class Release {
  readonly #port: number;
  #folder = BUILD;
  #server: Awaited<ReturnType<typeof startServer>> | null = null;
  /** The requested paths, in the order of the responses. */
  readonly requestedPaths: string[] = [];

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<Release> {
    const release = new Release(await findFreePort());
    await release.serve();
    return release;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async serve(): Promise<void> {
    this.#server = await startServer(path.join(this.#folder, 'client'), {
      port: this.#port,
      log: (line) => this.requestedPaths.push((JSON.parse(line) as { path: string }).path),
    });
  }

  /** Stops the server, so that requests fail. */
  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = null;
  }

  /** Deploys a new release whose worker script is the result of `change`. */
  async deployNext(change: (worker: string) => string): Promise<void> {
    await this.stop();
    this.#leaveBuild();
    const file = path.join(this.#folder, 'client', WORKER_PATH);
    const worker = change(readFileSync(file, 'utf8'));
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
    writeFileSync(file, worker);
    await this.serve();
  }

  /** Copies the build once, so that a release can be changed without touching it. */
  #leaveBuild(): void {
    if (this.#folder !== BUILD) return;
    this.#folder = mkdtempSync(path.join(tmpdir(), 'release-'));
    cpSync(path.join(BUILD, 'client'), path.join(this.#folder, 'client'), { recursive: true });
  }

  async remove(): Promise<void> {
    await this.stop();
    if (this.#folder !== BUILD) rmSync(this.#folder, { recursive: true });
  }
}
