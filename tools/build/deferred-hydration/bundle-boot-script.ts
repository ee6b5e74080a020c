// The boot (app/entry/inline-script.ts) as one short text that stands in every page.
import path from 'node:path';
import { build, type Rolldown } from 'vite';

const BOOT_ENTRY = path.resolve(import.meta.dirname, '../../../app/entry/inline-script.ts');

/** What browsers read that are older than the supported ones: in these the boot still opens the menu. */
const TARGET = 'es2020';

/** The boot, bundled and minified; the same text for the same sources. */
export async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: { input: BOOT_ENTRY, output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const [{ code }] = output;
  const script = code.trim();
  if (output.length > 1 || script.includes('</script')) throw new Error('The boot is no longer one script that can stand in a page');
  return script;
}
