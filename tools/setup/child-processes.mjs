// Runs child processes that end with this process. Plain JavaScript, because it runs on the installed Node (18 or newer), before set-up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let isStopping = false;

/** Signals the process group of a child, so that the signal reaches its own children, too. */
function kill(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Stops the children, waits for them and ends this process: with 0 if all of them ended with 0. A second signal kills them. */
async function stop(signal) {
  const exits = [...children].map((child) => once(child, 'exit'));
  for (const child of children) kill(child, isStopping ? 'SIGKILL' : signal);
  isStopping = true;
  const codes = await Promise.all(exits);
  process.exit(codes.length > 0 && codes.every(([code]) => code === 0) ? 0 : 128 + constants.signals[signal]);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(signal));
process.on('exit', () => children.forEach((child) => kill(child, 'SIGTERM')));

/**
 * Runs a program in the root of the repository. Its output is shown, or collected if `output` is "pipe". While this process is stopping,
 * the promise stays pending. With `channel`, a Node child gets an IPC channel and a `disconnect` event when this process ends, even if killed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, output?: 'inherit' | 'pipe', shell?: boolean, channel?: boolean }} options
 * @returns {Promise<{ code: number | null, output: string }>} A code of null means that it could not be started.
 */
export function run(command, args, { env = process.env, output = 'inherit', shell = false, channel = false } = {}) {
  const stdio = ['ignore', output, output, ...(channel ? ['ipc'] : [])];
  const child = spawn(command, args, { cwd: root, env, shell, detached: process.platform !== 'win32', stdio });
  children.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (data) => (text += data));
  return new Promise((resolve) => {
    const finish = (code, all) => {
      children.delete(child);
      if (!isStopping) resolve({ code, output: all });
    };
    child.once('error', (error) => finish(null, error.message));
    child.once('close', (code) => finish(code, text));
  });
}

/** @returns {never} Prints an error message and exits with 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
