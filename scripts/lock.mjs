// One process at a time: a lock file holds the process id of the one whose turn it is. Plain JavaScript: it runs on the machine's own Node, 18 or newer.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;

/** The locks that this process holds. */
const held = new Set();

/** Creates a file with this text; false if it already exists. */
function create(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The content of a file; null if it does not exist. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the process named in a lock is still running. An empty lock is just being written. */
function isRunning(holder, file) {
  if (holder === '') return true;
  if (Number(holder) === process.pid) return held.has(file);
  try {
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes a lock whose process is gone. If another process has just replaced it with its own, that one is put back. */
function takeAway(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== holder) create(file, read(aside) ?? '');
  rmSync(aside, { force: true });
}

/**
 * Resolves to a function that releases the lock. Waits while another process holds it, and calls `onWait` once with that process id. A lock
 * whose process is gone does not count.
 *
 * @param {string} file
 * @param {(holder: string) => void} onWait
 * @returns {Promise<() => void>}
 */
export async function takeLock(file, onWait) {
  mkdirSync(path.dirname(file), { recursive: true });
  let hasWaited = false;
  while (!create(file, String(process.pid))) {
    const holder = read(file);
    if (holder === null) continue;
    if (!isRunning(holder, file)) {
      takeAway(file, holder);
      continue;
    }
    if (!hasWaited && holder !== '') {
      hasWaited = true;
      onWait(holder);
    }
    await sleep(LOOK_AGAIN_MS);
  }
  held.add(file);
  const release = () => {
    if (held.delete(file)) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}
