// The folder of the built site: build/, or, in the steps of a build, the temporary folder of that build.
import path from 'node:path';

/** Set by tools/build/build.ts for its steps. */
export const BUILD_FOLDER_VARIABLE = 'BUILD_FOLDER';

export const BUILD_FOLDER = path.resolve(import.meta.dirname, '../../..', process.env[BUILD_FOLDER_VARIABLE] ?? 'build');
export const SITE_FOLDER = path.join(BUILD_FOLDER, 'client');
