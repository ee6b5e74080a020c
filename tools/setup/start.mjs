// `npm start`: installs, builds and serves the site.
import path from 'node:path';
import { run } from './child-processes.mjs';
import { runScript, setUp } from './setup.mjs';

const node = await setUp();
await runScript('build');
const { code } = await run(node, [path.join('server', 'serve.ts')]);
process.exit(code ?? 1);
