// Reads the chunks of the built site: their sizes, imports and sources.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUILD_FOLDER, SITE_FOLDER } from '../build/lib/build-folder.ts';

interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export function readChunks() {
  const manifest = JSON.parse(readFileSync(path.join(BUILD_FOLDER, 'manifest.json'), 'utf8')) as Record<string, ManifestEntry>;
  const entriesByFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  /** Returns a readable name of a chunk file: its source, or the name that the bundler gave it. */
  const getName = (file: string) => entriesByFile.get(file)?.src ?? entriesByFile.get(file)?.name ?? file;

  function collect(file: string, seen: Set<string>): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const key of entriesByFile.get(file)?.imports ?? []) collect(manifest[key]?.file ?? key, seen);
    return seen;
  }

  /** Returns the transfer size in bytes, after brotli; a file that is not compressed counts with its own size. */
  function getBytes(file: string): number {
    const plain = path.join(SITE_FOLDER, file);
    return statSync(`${plain}.br`, { throwIfNoEntry: false })?.size ?? statSync(plain).size;
  }

  return {
    /** Returns a chunk file such as assets/home.js and all of its static imports, itself first. */
    collectImports: (file: string) => [...collect(file, new Set())],
    /** Returns the stylesheets of a chunk file. */
    getStyles: (file: string) => entriesByFile.get(file)?.css ?? [],
    /** Returns the chunk file of a source such as app/games/tetris/game.ts, or of a group in vite.config.ts; null if there is none. */
    findFile: (name: string) =>
      (manifest[name] ?? Object.values(manifest).find((entry) => entry.name === name && entry.src === undefined))?.file ?? null,
    getName,
    getBytes,
  };
}
