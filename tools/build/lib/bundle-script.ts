// Bundles a module of the site, with all its imports, into one script.
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** Returns a file of the repository, bundled and minified; `define` and `target` are those of Vite. Throws if it takes more than one script. */
export async function bundleScript(file: string, define: InlineConfig['define'] = {}, target?: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      ...(target !== undefined && { target }),
      modulePreload: false,
      rolldownOptions: { input: path.join(root, file), output: { format: 'iife' } },
    },
  });
  const [{ code }, ...others] = (result as Rolldown.RolldownOutput).output;
  if (others.length > 0) throw new Error(`${file} is no longer one script`);
  return code.trim();
}
