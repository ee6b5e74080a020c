// A folder of files behind our server with a policy that allows everything, each text precompressed, so that only the pages themselves are compared.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { startServer } from '../server/server.ts';

const TEXTS = /\.(html|js|css|svg|json|data|txt|xml)$/;

export interface Served {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Compresses what has no compressed form yet, and serves the folder on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => TEXTS.test(name) && !files.includes(`${name}.br`))) {
    const text = await readFile(path.join(folder, file));
    await writeFile(path.join(folder, `${file}.br`), await promisify(brotliCompress)(text));
  }
  if (!files.includes('404.html')) await writeFile(path.join(folder, '404.html'), '');
  await writeFile(path.join(folder, '_headers'), `/*\n  Content-Security-Policy: default-src * 'unsafe-inline' 'unsafe-eval' data: blob:\n`);
  const { port, stop } = await startServer(folder);
  return { origin: `http://127.0.0.1:${port}`, stop };
}
