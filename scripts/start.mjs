// `npm start`: sets up, builds and serves the site.
import { createServer } from 'node:net';
import path from 'node:path';
import { explainRefusal, readPlace } from '../host/listening.mjs';
import { startChild } from './children.mjs';
import { buildSite, fail, setUp } from './set-up.mjs';

/** Listens for a moment before the long work, so that a refusal comes right away. */
function tryPlace({ host, port }) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(resolve));
  });
}

function readPlaceOrFail() {
  try {
    return readPlace(process.env);
  } catch (error) {
    return fail(error.message);
  }
}

const place = readPlaceOrFail();
await tryPlace(place).catch((error) => fail(explainRefusal(error, place)));
const node = await setUp();
await buildSite(node);
startChild(node, [path.join('host', 'serve.ts')], { channel: true }).on('exit', (code) => process.exit(code ?? 1));
