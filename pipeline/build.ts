// `npm run build`: checks the content and builds the site in a new folder, which replaces `build/` once it is complete.
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BUILD_FOLDER_VARIABLE } from './build-folder.ts';
import { root, run } from '../scripts/run.mjs';

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

// On the same disk as `build/`, so that it can be renamed.
const workshop = mkdtempSync(path.join(root, '.build-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));

const [built, next, last] = [path.join(root, 'build'), path.join(workshop, 'next'), path.join(workshop, 'last')];
const env = { ...process.env, [BUILD_FOLDER_VARIABLE]: next };
for (const step of STEPS) if ((await run(process.execPath, step, { env })).code !== 0) process.exit(1);
if (existsSync(built)) renameSync(built, last);
renameSync(next, built);
