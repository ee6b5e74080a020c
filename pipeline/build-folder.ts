// Where the built site lies: the last one that was finished, or the one that a build is just making beside it.
import path from 'node:path';

/** Tells the steps of a build where they work (pipeline/build.ts). */
export const BUILD_FOLDER_VARIABLE = 'BUILD_FOLDER';

export const BUILD = path.resolve(import.meta.dirname, '..', process.env[BUILD_FOLDER_VARIABLE] ?? 'build');
export const SITE = path.join(BUILD, 'client');
