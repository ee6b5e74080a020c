// Bundles the scripts that every page inlines.
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type * as About from '#app/content/data/about.ts';
import type * as StudioData from '#app/content/data/studio.ts';
import { getDayEnd } from '#app/content/format/dates.ts';
import { loadSiteModule } from '../lib/load-site-module.ts';
import { listClockChanges } from './list-clock-changes.ts';

const STARTUP_FOLDER = path.resolve(import.meta.dirname, '../../../app/startup');

/** Older than the supported browsers: the script at the end opens the menu in older browsers, too. */
const TARGET = 'es2020';

/** Returns a script of `app/startup/`, bundled and minified; deterministic within a year. */
export async function bundleInlineScript(name: 'mark-page' | 'inline-script'): Promise<string> {
  const { studioPicture } = await loadSiteModule<typeof About>('app/content/data/about.ts');
  const { studio } = await loadSiteModule<typeof StudioData>('app/content/data/studio.ts');
  const offices = studioPicture.times?.offices ?? [];
  const clocks = offices.map(({ timeZone }) => listClockChanges(timeZone, new Date().getFullYear()));
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.OFFICE_CLOCKS': JSON.stringify(clocks),
      'import.meta.env.NOTICE_END': String(studio.notice ? getDayEnd(studio.notice.until) : 0),
    },
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
