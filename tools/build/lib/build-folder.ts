// The folder of the built site: build/, and the one in which it is made.
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export const BUILD_FOLDER = path.join(root, 'build');
export const SITE_FOLDER = path.join(BUILD_FOLDER, 'client');

/** What this process builds in, removed when it ends: on the same disk as `build/`, because a rename works only within a disk. */
export const WORK_FOLDER = path.join(root, `.build-${process.pid}`);
/** Becomes `build/` once it is complete. */
export const NEXT_BUILD_FOLDER = path.join(WORK_FOLDER, 'next');
