// Installs what the measurements compare us with: bench/package.json.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import peers from './package.json' with { type: 'json' };

/** Installs the packages of the bench's own lock file, unless they are there; ends the command with a sentence when that fails. */
export function installPeers(): void {
  const folder = path.join(import.meta.dirname, 'node_modules');
  if (Object.keys(peers.dependencies).every((name) => existsSync(path.join(folder, name)))) return;
  console.log('Installing what we compare ourselves with');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The packages of bench/package.json could not be installed. Check the network and run the command again.');
  process.exit(1);
}
