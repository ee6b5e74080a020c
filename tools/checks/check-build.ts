// `npm run e2e` and `npm run browsers` begin with it: refuses a build that is missing, or older than what it was built from.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from '../setup/child-processes.mjs';

/** What a build reads, as files and folders. */
const SOURCES = ['app', 'public', 'server', 'tools/build', 'package.json', 'react-router.config.ts', 'vite.config.ts'];

/** Written early in a build. */
const BUILT_FILE = 'build/manifest.json';

/** Says in one sentence why the build in a folder of this repository cannot be tested; null if it can. */
export function findBuildFault(folder: string): string | null {
  const builtFile = path.join(folder, BUILT_FILE);
  if (!existsSync(builtFile)) return 'There is no build; run npm run build.';
  const builtAt = statSync(builtFile).mtimeMs;
  const files = SOURCES.flatMap((source) =>
    path.extname(source)
      ? source
      : readdirSync(path.join(folder, source), { recursive: true, encoding: 'utf8' }).map((name) => path.join(source, name)),
  );
  const newer = files.find((file) => {
    const status = statSync(path.join(folder, file));
    return status.isFile() && status.mtimeMs > builtAt;
  });
  return newer === undefined ? null : `The build is older than ${newer}; run npm run build.`;
}

if (import.meta.main) {
  const fault = findBuildFault(root);
  if (fault !== null) fail(fault);
}
