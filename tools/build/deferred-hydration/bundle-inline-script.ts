// Bundles the scripts that every page inlines.
import path from 'node:path';
import { build, type Rolldown } from 'vite';

const STARTUP_FOLDER = path.resolve(import.meta.dirname, '../../../app/startup');

/** Older than the supported browsers: the script at the end opens the menu in older browsers, too. */
const TARGET = 'es2020';

/** Returns a script of `app/startup/`, bundled and minified; deterministic. */
export async function bundleInlineScript(name: 'mark-phone' | 'inline-script'): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: { input: path.join(STARTUP_FOLDER, `${name}.ts`), output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const [{ code }] = output;
  const script = code.trim();
  if (output.length > 1 || script.includes('</script'))
    throw new Error(`app/startup/${name}.ts is no longer one script that can be inlined in a page`);
  return script;
}
