// `npm start`: installs, builds and serves the site.
import { createServer } from 'node:net';
import path from 'node:path';
import { run } from './child-processes.mjs';
import { runScript, setUp } from './setup.mjs';

/** Listens for a moment before the long work, so that a refused port or host is said at once. */
function tryToListen() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ host: process.env.HOST || '127.0.0.1', port: process.env.PORT ?? '3000' }, () => probe.close(resolve));
  });
}

await tryToListen().catch(({ message }) => fail(`The site cannot be served there; choose another PORT or HOST: ${message}`));
const node = await setUp();
await runScript('build');
const { code } = await run(node, [path.join('server', 'serve.ts')], { channel: true });
process.exit(code ?? 1);
