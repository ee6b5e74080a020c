// Builds a folder beside the current one and swaps it in once it is complete.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from '../scripts/lock.mjs';

export interface Beside {
  /** Where the result belongs. */
  readonly folder: string;
  /** Where it is built, on the same disk; nothing else is kept there. */
  readonly workshop: string;
  /** Called with the id of a process that is already building, whose end is awaited. */
  readonly onWait: (holder: string) => void;
}

/** Runs `make` in an empty folder, one process at a time. If it returns true, the result replaces the folder; otherwise the folder stays as it is. */
export async function buildBeside({ folder, workshop, onWait }: Beside, make: (place: string) => Promise<boolean>): Promise<boolean> {
  const release = await takeLock(path.join(workshop, 'lock'), onWait);
  const [next, last] = [path.join(workshop, 'next'), path.join(workshop, 'last')];
  try {
    // Left by a build that was killed between the two renames below.
    if (!existsSync(folder) && existsSync(last)) renameSync(last, folder);
    for (const place of [next, last]) rmSync(place, { recursive: true, force: true });
    mkdirSync(next);
    if (!(await make(next))) return false;
    if (existsSync(folder)) renameSync(folder, last);
    renameSync(next, folder);
    rmSync(last, { recursive: true, force: true });
    return true;
  } finally {
    release();
  }
}
