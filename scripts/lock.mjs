// One process at a time: a file holds the number of the one whose turn it is. Plain JavaScript: it runs on the machine's own Node, 18 or newer.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;

/** The locks that this process holds. */
const held = new Set();

/** Creates a file with this text; false if there is one. */
function create(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** What stands in a file; null if there is none. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the process that wrote this into a lock still runs; one that is just writing does. */
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

/** Takes away a lock whose process is gone. Another one may have done so and taken the lock a moment ago: then it is put back. */
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
 * Resolves to what gives the lock back. Waits while another process has it, and calls `onWait` once with its number. A lock whose process is gone
 * does not count.
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
