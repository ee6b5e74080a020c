// A small built site for the tests of the host, and requests as no well-behaved client would send them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SiteHeaders } from './headers.ts';

export const HEADERS: SiteHeaders = {
  everything: { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' },
  documents: { 'Content-Security-Policy': "default-src 'none'" },
};

/** Longer than all that the buffers between a host and a client take. */
export const LONG_FILE_BYTES = 16 * 1024 * 1024;

export interface TestSite {
  readonly folder: string;
  remove(): void;
}

/** Writes a site of these files, each with its own path as its text, and 404.html. */
export function writeTestSite(files: readonly string[]): TestSite {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  const folder = path.join(root, 'client');
  for (const file of ['/404.html', ...files]) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, file);
  }
  mkdirSync(path.join(root, 'deploy'));
  writeFileSync(path.join(root, 'deploy/headers.json'), JSON.stringify(HEADERS));
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  return { folder, remove: () => rmSync(root, { recursive: true }) };
}

/** Writes file.br and file.gz beside a file, as the build does. */
export function compressTestFile(folder: string, file: string, text: string): void {
  const place = path.join(folder, file);
  writeFileSync(place, text);
  writeFileSync(`${place}.br`, brotliCompressSync(text));
  writeFileSync(`${place}.gz`, gzipSync(text));
}

/** Sends bytes and resolves to all that comes back until the host closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => (answer += data));
    // A host may close before it has read all of a long request.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' || error.code === 'EPIPE' ? null : reject(error)));
    socket.on('close', () => resolve(answer));
  });
}
