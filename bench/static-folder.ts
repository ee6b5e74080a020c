// A folder of files behind the plainest server, each text compressed beforehand: what is compared is then the pages alone.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import sirv from 'sirv';

const TEXTS = /\.(html|js|css|svg|json|data|txt|xml)$/;

export interface Served {
  readonly server: Server;
  readonly origin: string;
}

/** Compresses what has no compressed form yet, and serves the folder on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => TEXTS.test(name) && !files.includes(`${name}.br`))) {
    const text = await readFile(path.join(folder, file));
    await writeFile(path.join(folder, `${file}.br`), await promisify(brotliCompress)(text));
  }
  const server = createServer(sirv(folder, { extensions: ['html'], brotli: true }));
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
