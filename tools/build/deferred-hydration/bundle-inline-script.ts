// Bundles the scripts that every page inlines.
import { studioPicture } from '#app/content/data/about.ts';
import { studio } from '#app/content/data/studio.ts';
import { getDayEnd } from '#app/content/format/dates.ts';
import { bundleScript } from '../lib/bundle-script.ts';
import { listClockChanges } from './list-clock-changes.ts';

/** Older than the supported browsers: the script at the end opens the menu in older browsers, too. */
const TARGET = 'es2020';

/** Returns a script of `app/startup/inline/`, bundled and minified; deterministic within a year. */
export async function bundleInlineScript(name: 'mark-page' | 'inline-script'): Promise<string> {
  const offices = studioPicture.times?.offices ?? [];
  const clocks = offices.map(({ timeZone }) => listClockChanges(timeZone, new Date().getFullYear()));
  const file = `app/startup/inline/${name}.ts`;
  const define = {
    'import.meta.env.OFFICE_CLOCKS': JSON.stringify(clocks),
    'import.meta.env.NOTICE_END': String(studio.notice ? getDayEnd(studio.notice.until) : 0),
  };
  const script = await bundleScript(file, define, TARGET);
  if (script.includes('</script')) throw new Error(`${file} can no longer be inlined in a page`);
  return script;
}
