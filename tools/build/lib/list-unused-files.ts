// Lists the files that nothing on the site shows.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as UnusedFiles from '#app/content/validation/unused-files.ts';
import { loadSiteModule } from './load-site-module.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Paths relative to the repository. `keepsOff`: files that social images are made of, and those of parts that are off, count as used. */
export async function listUnusedFiles(options: Pick<UnusedFiles.UnusedFilesOptions, 'keepsOff'>): Promise<string[]> {
  const { findUnusedFiles } = await loadSiteModule<typeof UnusedFiles>('app/content/validation/unused-files.ts');
  const sources = globSync('app/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const shown = options.keepsOff ? sources : sources.map((source) => source.replaceAll(/\bsocialPicture: .*/g, ''));
  const quotedNames = new Set(
    shown.flatMap((source) => Array.from(source.matchAll(/['"`]([a-z0-9-]+\/[a-z0-9-]+)['"`]/g), ([, name = '']) => name)),
  );
  const files = globSync(['public/**/*.*', 'app/content/data/play/*.ts', 'app/games/*/entry.ts'], { cwd: root });
  return findUnusedFiles(files, { ...options, quotedNames }).toSorted();
}
