// Bundles a module of the repository, with all its imports, into one script.
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** Throws if it takes more than one script. */
async function bundle(file: string, { build: options, ...config }: InlineConfig): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ...config,
    build: { write: false, modulePreload: false, ...options },
  });
  const [{ code }, ...others] = (result as Rolldown.RolldownOutput).output;
  if (others.length > 0) throw new Error(`${file} is no longer one script`);
  return code.trim();
}

/** Returns a script for browsers, minified; `define` and `target` are those of Vite. */
export function bundleScript(file: string, define: InlineConfig['define'] = {}, target?: string): Promise<string> {
  return bundle(file, {
    define,
    build: { ...(target !== undefined && { target }), rolldownOptions: { input: path.join(root, file), output: { format: 'iife' } } },
  });
}

/** Returns a module for Node that needs no package. */
export function bundleProgram(file: string): Promise<string> {
  return bundle(file, { ssr: { noExternal: true }, build: { ssr: path.join(root, file) } });
}
