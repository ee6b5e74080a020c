// Whether the packages of the lock file are installed. Plain JavaScript: it runs on the machine's own Node, 18 or newer.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stampOf = (root) => path.join(root, 'node_modules', '.installed-lock');

function lockOf(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/** Records that the packages of the current lock file have been installed for this machine. */
export function noteInstalled(root) {
  writeFileSync(stampOf(root), lockOf(root));
}

/** Whether the packages of the current lock file have been installed and none of their folders has been deleted since. */
export function isInstalled(root) {
  // npm's own list of what it installed; packages for other platforms are not on it.
  const list = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(stampOf(root)) || readFileSync(stampOf(root), 'utf8') !== lockOf(root) || !existsSync(list)) return false;
  return Object.keys(JSON.parse(readFileSync(list, 'utf8')).packages).every((place) => existsSync(path.join(root, place, 'package.json')));
}
