// Serves the built site on its own port, so that a test can stop the server or deploy another release.
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';

import { WORKER_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { startServer } from '../../../server/server.ts';
import { SITE_FOLDER } from '../../../tools/build/lib/build-folder.ts';
import { writeWorker } from '../../../tools/build/service-worker/write-worker.ts';
import { isLeftOut } from './addresses.ts';

/** What no journey asks for, and what only makes answers smaller: each server reads all there is. */
const LEFT_OUT = /[\\/]press[\\/]|\.(br|gz)$/;

export class Release {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  readonly #site = path.join(this.#folder, 'client');
  readonly #precachedPage: string;
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

  private constructor(precachedPage: string) {
    this.#precachedPage = precachedPage;
    this.#copySite();
  }

  /** With a page such as /play/sudoku, the worker precaches only what that page names: all takes seconds. '' stands for all. */
  static async start(precachedPage: string): Promise<Release> {
    const release = new Release(precachedPage);
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
    this.#server = await startServer(this.#site, {
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
    for (const [name, change] of Object.entries(changes)) {
      const file = path.join(this.#site, name);
      for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
      if (change) writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
      else rmSync(file);
    }
    if (isWhole) {
      await writeWorker(this.#site);
      this.#shortenWorker();
    }
    await this.serve();
  }

  /** The names of the files of the site that match. */
  list(pattern: RegExp): string[] {
    return readdirSync(this.#site, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
  }

  /** Answers with this page for files by name, as a proxy does: with the status 200 and the type of a page. */
  async answerWithPage(page: string, names: readonly string[]): Promise<void> {
    const gone = names.map((name) => [name, null] as const);
    // The server answers /a.js with the file a.js.html.
    const answers = names.map((name) => [name.replace(/(\.html)?$/, '.html'), () => page] as const);
    await this.deploy(Object.fromEntries([...gone, ...answers]));
  }

  /** Serves the first release again. */
  async rollBack(): Promise<void> {
    rmSync(this.#site, { recursive: true });
    this.#copySite();
    await this.serve();
  }

  async remove(): Promise<void> {
    await this.stop();
    this.#front.close();
    rmSync(this.#folder, { recursive: true });
  }

  #copySite(): void {
    cpSync(SITE_FOLDER, this.#site, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
    this.#shortenWorker();
  }

  #shortenWorker(): void {
    const [page, worker] = [this.#precachedPage, path.join(this.#site, WORKER_PATH)];
    if (page === '' || isLeftOut(page)) return;
    const html = readFileSync(path.join(this.#site, `${page}.html`), 'utf8');
    const isNamed = ({ url }: { readonly url: string }) => url === page || html.includes(`"${url}"`);
    const shorten = (list: string) => JSON.stringify((JSON.parse(list) as { url: string }[]).filter(isNamed));
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/\[\{[^\]]*\]/, shorten));
    for (const ending of ['.br', '.gz']) rmSync(worker + ending, { force: true });
  }
}
