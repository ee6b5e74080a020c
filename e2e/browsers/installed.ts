// Where programs are on this machine.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs that exists: a path as it stands, a name on the PATH. */
export function findProgram(...candidates: readonly (string | undefined)[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const files = candidates.flatMap((candidate) => {
    if (!candidate) return [];
    return path.isAbsolute(candidate) ? [candidate] : folders.map((folder) => path.join(folder, candidate));
  });
  return files.find((file) => existsSync(file)) ?? null;
}
