// Child processes that never outlive this one, whatever ends it. Plain JavaScript: it runs on the machine's own Node, 18 or newer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const PARENT_CHECK_MS = 1000;
const SIGNAL_EXIT_CODE = 128;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let isWatching = false;
let isEnding = false;

/** Each child leads its own process group, so the signal also reaches what it has started. */
function signalAll(signal) {
  for (const child of children) {
    try {
      if (process.platform === 'win32') child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has already ended.
    }
  }
}

/** Ends the children, waits for them, then ends this process. A second call kills them at once. */
async function end(signal) {
  if (isEnding) signalAll('SIGKILL');
  isEnding = true;
  const exits = [...children].map((child) => once(child, 'exit'));
  signalAll(signal);
  const codes = (await Promise.all(exits)).map(([code]) => code);
  const isGraceful = codes.length > 0 && codes.every((code) => code === 0);
  process.exit(isGraceful ? 0 : SIGNAL_EXIT_CODE + constants.signals[signal]);
}

/** The parent of this process and, where the system tells, the parent of that one: npm runs its scripts through a shell. */
function ancestors() {
  const status = `/proc/${process.ppid}/status`;
  return `${process.ppid} ${existsSync(status) ? /^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] : ''}`;
}

/** Makes the children end with this process, be it by a signal, by an error, or because its own parent is gone. */
function watch() {
  if (isWatching) return;
  isWatching = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal));
  process.on('exit', () => signalAll('SIGTERM'));
  process.on('disconnect', () => void end('SIGTERM'));
  process.channel?.unref();
  // When npm itself is killed, its scripts get no signal.
  const started = ancestors();
  if (process.env.npm_lifecycle_event) setInterval(() => ancestors() === started || void end('SIGHUP'), PARENT_CHECK_MS).unref();
}

/**
 * Starts a child in the project's folder. Set `channel` for a child that ends by itself when its channel to this process closes.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, output?: 'inherit' | 'pipe', channel?: boolean, shell?: boolean }} options
 */
export function startChild(command, args, { env = process.env, output = 'inherit', channel = false, shell = false } = {}) {
  watch();
  const child = spawn(command, args, {
    cwd: root,
    env,
    shell,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output, ...(channel ? ['ipc'] : [])],
  });
  children.add(child);
  for (const event of ['exit', 'error']) child.once(event, () => children.delete(child));
  return child;
}

/**
 * Runs a child to its end; `onMessage` receives what it sends over its channel. Never resolves once this process is ending.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof startChild>[2] & { onMessage?: (message: string) => void }} options
 * @returns {Promise<{ code: number | null, stdout: string, stderr: string }>}
 */
export function runChild(command, args, { onMessage, ...options } = {}) {
  const child = startChild(command, args, { ...options, channel: onMessage !== undefined });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name]?.setEncoding('utf8').on('data', (text) => (said[name] += text));
  if (onMessage) child.on('message', onMessage);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, stdout: '', stderr: error.message }));
    child.once('close', (code) => isEnding || resolve({ code, ...said }));
  });
}
