// `npm start`: installs, builds and serves the site.
import { createServer } from 'node:net';
import path from 'node:path';
import { fail, run } from './child-processes.mjs';
import { runScript, setUp } from './setup.mjs';

/** Tries the port and the host before the build, so that an error shows up immediately. */
function tryToListen() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ host: process.env.HOST || '127.0.0.1', port: process.env.PORT || '3000' }, () => probe.close(resolve));
  });
}

await tryToListen().catch(({ message }) => fail(`The site cannot be served there; choose another PORT or HOST: ${message}`));
const node = await setUp();
await runScript('build');
const { code } = await run(node, [path.join('build', 'server.js')], { channel: true });
process.exit(code ?? 1);
