// The sources of our site, to be built elsewhere.
import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = [
  'app',
  'checks',
  'host',
  'pipeline',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'LICENSE',
];

/** Copies what a build needs into `folder`; packages and public files stay where they are. */
export async function copySources(folder: string): Promise<void> {
  for (const name of COPIED) await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'public']) await symlink(path.join(ROOT, name), path.join(folder, name));
}
