// `npm start`: sets up, builds and serves the site.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fail, root, runStep, setUp } from './set-up.mjs';

const DEFAULT_PORT = 3000;
const LAST_PORT = 65535;

const wanted = process.env.PORT ?? String(DEFAULT_PORT);
const port = Number(wanted);
if (!Number.isInteger(port) || port < 1 || port > LAST_PORT)
  fail(`PORT is "${wanted}"; a whole number from 1 to ${LAST_PORT} would be right.`);

/** Whether the port can be had; asked before the long work, so that nobody waits for a refusal. */
function isFree() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

if (!(await isFree()))
  fail(`Port ${port} is taken; choose another one, such as PORT=${port === LAST_PORT ? DEFAULT_PORT : port + 1} npm start.`);
const node = setUp();
runStep('Build', ['run', '--silent', 'build']);

const host = spawn(node, [path.join('host', 'serve.ts')], { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: String(port) } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
host.on('exit', (code) => process.exit(code ?? 1));
