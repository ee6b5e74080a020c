// The module that starts a page, as the router writes it, with the small modules that only the starts of pages want inside it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

const START = 'start';

export interface StartModule {
  readonly code: string;
  /** The addresses of what now stands in it. */
  readonly holds: readonly string[];
}

/**
 * `text` with every module in it that it needs at once and that `isHeld` says, as one module; all others stay imports of their addresses. The same text for
 * the same files. `folder` holds the built site.
 */
export async function bundleStart(text: string, folder: string, isHeld: (address: string) => boolean): Promise<StartModule> {
  const holds: string[] = [];
  const plugin: Rolldown.Plugin = {
    name: 'start',
    resolveId(source, importer, { kind }) {
      if (importer === undefined) return START;
      if (source.startsWith('\0')) return null;
      const address = path.posix.resolve(importer === START ? '/' : path.posix.dirname(importer), source);
      return isHeld(address) && (kind === 'import-statement' || importer === START) ? address : { id: address, external: 'absolute' };
    },
    load(id) {
      if (id === START) return text;
      holds.push(id);
      return readFileSync(path.join(folder, id), 'utf8');
    },
  };
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [plugin],
    build: {
      write: false,
      target: 'esnext', // what stands in it is built for the supported browsers already
      modulePreload: false,
      lib: { entry: START, formats: ['es'] }, // a page of its own, Vite would give helpers for preloading
      rolldownOptions: { output: { codeSplitting: false, minify: true }, preserveEntrySignatures: false },
    },
  });
  const [bundle] = result as Rolldown.RolldownOutput[];
  const [chunk, ...others] = bundle?.output ?? [];
  if (!chunk || others.length > 0) throw new Error('The start of a page is no longer one module');
  return { code: chunk.code, holds };
}
