// `npm run build`: checks the content, builds the site in a temporary folder and checks its pages. The folder replaces `build/` only when
// every step has succeeded.
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BUILD_FOLDER_VARIABLE } from './lib/build-folder.ts';
import { root, run } from '../setup/child-processes.mjs';

const STEPS = [
  ['tools/checks/check-content.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  ['tools/build/site-files/write-site-files.ts'],
  ['tools/build/licenses/write-licenses.ts'],
  ['tools/build/finish-build.ts'],
  ['tools/build/static-host/write-header-files.ts'],
  ['tools/build/service-worker/write-worker.ts'],
  ['tools/build/lib/run-site-script.ts', 'tools/checks/check-pages.ts'],
  ['tools/build/lib/run-site-script.ts', 'tools/checks/launch-check.ts', '--count'],
] as const;

// On the same disk as `build/`, because a rename works only within a disk.
const workFolder = mkdtempSync(path.join(root, '.build-'));
process.on('exit', () => rmSync(workFolder, { recursive: true, force: true }));

const [currentBuild, nextBuild, previousBuild] = [path.join(root, 'build'), path.join(workFolder, 'next'), path.join(workFolder, 'last')];
const env = { ...process.env, [BUILD_FOLDER_VARIABLE]: nextBuild };
for (const step of STEPS) if ((await run(process.execPath, step, { env })).code !== 0) process.exit(1);
if (existsSync(currentBuild)) renameSync(currentBuild, previousBuild);
renameSync(nextBuild, currentBuild);
