// Makes a folder beside the one of the same name, and puts it into its place when it is whole.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from '../scripts/lock.mjs';

export interface Beside {
  /** Where the result belongs. */
  readonly folder: string;
  /** Where it is made, on the same disk; nothing else is kept there. */
  readonly workshop: string;
  /** Told the number of the process that is making it already; its end is waited for. */
  readonly onWait: (holder: string) => void;
}

/** Runs `make` with an empty place. If it returns true, the result replaces the folder; if not, the folder stays as it is. One at a time. */
export async function buildBeside({ folder, workshop, onWait }: Beside, make: (place: string) => Promise<boolean>): Promise<boolean> {
  const release = await takeLock(path.join(workshop, 'lock'), onWait);
  const [next, last] = [path.join(workshop, 'next'), path.join(workshop, 'last')];
  try {
    // What an earlier one left that was ended between the two steps below.
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
