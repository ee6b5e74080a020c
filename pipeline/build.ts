// `npm run build`: checks the content and builds the site beside the current one, which it replaces once it is complete.
import path from 'node:path';
import { buildBeside } from './build-beside.ts';
import { BUILD_FOLDER_VARIABLE } from './build-folder.ts';
import { root, runChild } from '../scripts/children.mjs';

const STEPS = [
  ['checks/check-content.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  ['pipeline/write-site-files.ts'],
  ['pipeline/write-licenses.ts'],
  ['pipeline/finish-build.ts'],
  ['pipeline/write-worker.ts'],
  ['pipeline/write-static-host.ts'],
  ['checks/launch-check.ts', '--count'],
] as const;

const workshop = path.join(root, '.build');

function sayWho(holder: string): void {
  const lock = path.relative(root, path.join(workshop, 'lock'));
  const sentence = `Another build is running here (process ${holder}); waiting for it. If that process is not a build, delete ${lock}.`;
  console.log(sentence);
  process.send?.(sentence);
}

const isBuilt = await buildBeside({ folder: path.join(root, 'build'), workshop, onWait: sayWho }, async (place) => {
  const env = { ...process.env, [BUILD_FOLDER_VARIABLE]: place };
  for (const step of STEPS) {
    const { code } = await runChild(process.execPath, step, { env });
    if (code !== 0) return false;
  }
  return true;
});
if (!isBuilt) process.exitCode = 1;
