// Where the built site is: the last finished one, or, for the steps of a build, the one in progress.
import path from 'node:path';

/** Set by tools/build/build.ts for its steps. */
export const BUILD_FOLDER_VARIABLE = 'BUILD_FOLDER';

export const BUILD_FOLDER = path.resolve(import.meta.dirname, '../../..', process.env[BUILD_FOLDER_VARIABLE] ?? 'build');
export const SITE_FOLDER = path.join(BUILD_FOLDER, 'client');
