// `npm start`: sets up, builds and serves the site.
import { createServer } from 'node:net';
import path from 'node:path';
import { startChild } from './children.mjs';
import { buildSite, fail, setUp } from './set-up.mjs';

/** Listens for a moment before the long work, so that a refusal comes right away. */
function tryToListen() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ host: process.env.HOST || '127.0.0.1', port: process.env.PORT ?? '3000' }, () => probe.close(resolve));
  });
}

await tryToListen().catch(({ message }) => fail(`The site cannot be served there; choose another PORT or HOST: ${message}`));
const node = await setUp();
await buildSite(node);
startChild(node, [path.join('server', 'serve.ts')], { channel: true }).on('exit', (code) => process.exit(code ?? 1));
