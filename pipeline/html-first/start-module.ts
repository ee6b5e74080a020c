// The module that starts a page, as the router writes it, with the small modules that only the starts of pages want inside it.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

const START = 'start';

/** Modules below this many bytes are not worth a request of their own; one of a page alone compresses better in its start, too. */
const SMALL_BYTES = 20_480;

export interface StartModule {
  readonly address: string;
  /** The addresses of what now stands in it. */
  readonly holds: readonly string[];
}

/**
 * Writes the starts of pages, given as the router's texts. `folder` holds the built site, `isWantedElsewhere` says whether another module of it imports a
 * file such as assets/home.js, and `keep` writes a start and gives its address. Pages that start alike share one.
 */
export function startsOf(
  folder: string,
  isWantedElsewhere: (file: string) => boolean,
  keep: (code: string) => string,
): (text: string) => Promise<StartModule> {
  const starts = new Map<string, Promise<StartModule>>();

  /** The router's manifest is everybody's: in a start it would be sent once for every page. */
  function isHeld(address: string): boolean {
    const file = address.slice(1);
    if (!file.endsWith('.js') || file.includes('/manifest-') || isWantedElsewhere(file)) return false;
    return statSync(path.join(folder, file)).size < SMALL_BYTES;
  }

  async function write(text: string): Promise<StartModule> {
    const { code, holds } = await bundleStart(text, folder, isHeld);
    return { address: keep(code), holds };
  }

  return (text) => {
    const start = starts.get(text) ?? write(text);
    starts.set(text, start);
    return start;
  };
}

/** `text` with every module in it that it needs at once and that `isHeld` says, as one module; all others stay imports of their addresses. */
async function bundleStart(text: string, folder: string, isHeld: (address: string) => boolean) {
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
