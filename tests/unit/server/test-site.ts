// A small built site for the tests of the server, and requests that no well-behaved client would send.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const POLICY = "default-src 'none'";

/** Longer than all that the buffers between a server and a client take. */
export const LONG_FILE_BYTES = 16 * 1024 * 1024;

export interface TestSite {
  readonly folder: string;
  write(file: string, content: string | Buffer): void;
  /** Writes a text with its compressed forms, as the build does. */
  writeCompressed(file: string, text: string): void;
  remove(): void;
}

/** Writes a site of these files, each with its own path as its text, a 404.html and a _headers. */
export function writeTestSite(files: readonly string[]): TestSite {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  const folder = path.join(root, 'client');
  function write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  function writeCompressed(file: string, text: string): void {
    write(file, text);
    write(`${file}.br`, brotliCompressSync(text));
    write(`${file}.gz`, gzipSync(text));
  }
  for (const file of ['/404.html', ...files]) write(file, file);
  write('_headers', `/*\n  Content-Security-Policy: ${POLICY}\n`);
  write('../secret.txt', 'secret');
  return { folder, write, writeCompressed, remove: () => rmSync(root, { recursive: true }) };
}

/** Sends bytes and resolves to all that comes back until the server closes the connection. */
export function sendRaw(port: number, bytes: string | Buffer, giveUpMs?: number): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    // A server that waits for more gets the end of the connection instead.
    const end = giveUpMs === undefined ? null : setTimeout(() => socket.end(), giveUpMs);
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => {
      received += data;
      end?.refresh();
    });
    // A server may close before it has read all of a long request.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (end) clearTimeout(end);
      resolve(received);
    });
  });
}
