// Bundles the inline script (app/startup/inline-script.ts), which every page inlines.
import path from 'node:path';
import { build, type Rolldown } from 'vite';

const INLINE_SCRIPT_ENTRY = path.resolve(import.meta.dirname, '../../../app/startup/inline-script.ts');

/** Older than the supported browsers: the inline script opens the menu in older browsers, too. */
const TARGET = 'es2020';

/** Returns the inline script, bundled and minified; deterministic. */
export async function bundleInlineScript(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: { input: INLINE_SCRIPT_ENTRY, output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const [{ code }] = output;
  const script = code.trim();
  if (output.length > 1 || script.includes('</script'))
    throw new Error('The inline script is no longer one script that can be inlined in a page');
  return script;
}
