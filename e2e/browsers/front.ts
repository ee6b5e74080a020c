// A door before the site: gives every page eyes, hears what goes wrong in it, and fixes the chance of its games.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SHORT_GAME_SEED } from '#app/mini-games/solitaire/short-game.ts';
import { openEyes } from './eyes.ts';

const TROUBLE = '/trouble';
/** No page of the site: nothing is there, and nothing happens. */
export const EMPTY_PAGE = '/nothing';

/** Runs in every page before anything else. */
function spy(address: string, seed: number): void {
  let isLeaving = false; // what breaks off then is nobody's trouble
  window.addEventListener('beforeunload', () => (isLeaving = true));
  const tell = (trouble: unknown) => isLeaving || navigator.sendBeacon(address, `${location.pathname}: ${String(trouble)}`);
  // Of scripts alone: what does not load is seen by the door.
  window.addEventListener('error', ({ message }) => tell(message));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // A transition that a quicker visitor cuts short is no trouble; WebKit alone says so.
    if (!(reason instanceof DOMException && reason.name === 'AbortError' && reason.message.includes('view transition'))) tell(reason);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    tell(`${violatedDirective} refuses ${blockedURI}`);
  });
  for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => tell(words.join(' '));
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
    if (numbers instanceof Uint32Array) numbers.fill(seed);
    return numbers;
  };
  // Who saves data gets no copy of the site: it would be a megabyte a visitor.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  // A driven window may never be the active one of its desktop; a person's is.
  document.hasFocus = () => true;
  document.currentScript?.remove();
}

const SPY = `window.eyes = (${openEyes.toString()})(); (${spy.toString()})('${TROUBLE}', ${SHORT_GAME_SEED})`;
/** Runs before that in the first page of a visitor; done on a page of its own, WebKit sometimes showed the next page what had been kept. */
const FORGET = 'localStorage.clear(); sessionStorage.clear();';
const HASHES = [SPY, FORGET].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ');

export class Front {
  readonly origin: string;
  /** What went wrong in the pages and on the way to them. */
  readonly troubles: string[] = [];
  readonly #site: string;
  readonly #server: Server;
  #isForgetting = false;

  private constructor(site: string, server: Server) {
    this.#site = site;
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.#answer(request, response));
  }

  /** Opens a door on a port of its own. */
  static async open(site: string): Promise<Front> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return new Front(site, server);
  }

  /** The next page clears what the ones before it have stored. */
  forget(): void {
    this.#isForgetting = true;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '/';
    if (address === TROUBLE) {
      this.troubles.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (address === EMPTY_PAGE) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
      return;
    }
    const { status, headers, body } = await this.#fetch(address, request);
    if (status >= 400) this.troubles.push(`${status} for ${address}`);
    response.writeHead(status, headers).end(body);
  }

  async #fetch(address: string, { method = 'GET', headers: { accept } }: IncomingMessage) {
    const answer = await fetch(this.#site + address, { method, redirect: 'manual', headers: { accept: accept ?? '*/*' } });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag']) delete headers[name];
    const body = Buffer.from(await answer.arrayBuffer());
    if (!headers['content-type']?.startsWith('text/html')) return { status: answer.status, headers, body };
    headers['content-security-policy'] = headers['content-security-policy']?.replace('script-src ', `script-src ${HASHES} `) ?? '';
    const scripts = [...(this.#isForgetting ? [FORGET] : []), SPY].map((script) => `<script>${script}</script>`).join('');
    this.#isForgetting = false;
    return { status: answer.status, headers, body: body.toString().replace('<head>', () => `<head>${scripts}`) };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
