// A copy of the site to be edited and built, without the originals of its pictures: what a fresh clone is.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from '../../scripts/set-up.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = ['app', 'art', 'bench', 'checks', 'e2e', 'host', 'pipeline', 'public', 'scripts'];
const CONFIGURATION = /^(LICENSE|\.gitignore|(package|knip|tsconfig[\w.]*)\.json|.*\.config\.m?[jt]s)$/;

/** What commands leave behind: no part of the site. */
const LEFT_BEHIND = new Set(['art/originals', 'bench/node_modules', 'bench/.rivals', 'bench/.growth', 'checks/mutation/node_modules']);

export interface Workshop {
  readonly folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Changes a text in a file, which has to be there. */
  edit(file: string, before: string | RegExp, after: string): void;
  copy(from: string, to: string): void;
  /** The files in a folder and below it, seen from the site. */
  filesIn(folder: string): string[];
  delete(name: string): void;
  /** Every file of the site with a fingerprint of what is in it. */
  fingerprints(): ReadonlyMap<string, string>;
  /** Runs an npm script; the status that it ends with, and all that it prints. */
  run(script: string, ...args: readonly string[]): Promise<{ readonly status: number | null; readonly output: string }>;
  remove(): void;
}

export function openWorkshop(): Workshop {
  const folder = mkdtempSync(path.join(tmpdir(), 'apricotgames-'));
  const configuration = readdirSync(ROOT).filter((name) => CONFIGURATION.test(name));
  const isSite = (file: string) => !LEFT_BEHIND.has(path.relative(ROOT, file).replaceAll(path.sep, '/'));
  for (const name of [...COPIED, ...configuration])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: isSite });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const filesIn = (name: string) =>
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return {
    folder,
    read,
    write,
    edit(file, before, after) {
      const text = read(file);
      const edited = text.replace(before, () => after);
      if (edited === text) throw new Error(`${file} has no ${String(before)}`);
      write(file, edited);
    },
    copy: (from, to) => cpSync(path.join(folder, from), path.join(folder, to), { recursive: true }),
    filesIn,
    delete: (name) => rmSync(path.join(folder, name), { recursive: true }),
    fingerprints: () =>
      new Map(
        [...COPIED.flatMap(filesIn), ...configuration].map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(path.join(folder, file)))
            .digest('hex'),
        ]),
      ),
    async run(script, ...args) {
      const { code, output } = await npm(['--prefix', folder, 'run', '--silent', script, ...args]);
      return { status: code, output };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
