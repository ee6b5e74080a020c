// Helpers for server tests: creates a small built site and sends raw requests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const POLICY = "default-src 'none'";

/** Longer than all buffers between server and client, in bytes. */
export const LONG_FILE_BYTES = 16 * 1024 * 1024;

export interface TestSite {
  readonly folder: string;
  write(file: string, content: string | Buffer): void;
  /** Writes a text and its compressed versions, as the build does. */
  writeCompressed(file: string, text: string): void;
  remove(): void;
}

/** Writes a site: these files, each containing its own path, and 404.html and _headers. */
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

/** Sends bytes; resolves to everything received until the server closes the connection. */
export function sendRaw(port: number, bytes: string | Buffer, giveUpMs?: number): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    // End the connection if the server waits for more.
    const end = giveUpMs === undefined ? null : setTimeout(() => socket.end(), giveUpMs);
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => {
      received += data;
      end?.refresh();
    });
    // The server may close the connection before it has read a long request.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (end) clearTimeout(end);
      resolve(received);
    });
  });
}
