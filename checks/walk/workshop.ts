// A copy of the site to be edited and built, without the originals of its pictures: what a fresh clone is.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from '../../scripts/set-up.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = ['app', 'art', 'checks', 'host', 'pipeline', 'public', 'scripts'];
const FILES = ['LICENSE', 'package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];

export interface Workshop {
  readonly folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Changes a text in a file, which has to be there. */
  edit(file: string, before: string | RegExp, after: string): void;
  /** Runs an npm script; the status that it ends with, and all that it prints. */
  run(script: string): Promise<{ readonly status: number | null; readonly output: string }>;
  remove(): void;
}

export function openWorkshop(): Workshop {
  const folder = mkdtempSync(path.join(tmpdir(), 'apricotgames-'));
  for (const name of [...COPIED, ...FILES]) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
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
    async run(script) {
      const { code, stdout, stderr } = await npm(['--prefix', folder, 'run', '--silent', script], { ...process.env, FORCE_COLOR: '0' });
      return { status: code, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
