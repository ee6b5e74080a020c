import { expect, it, vi } from 'vitest';
import { deferHydration } from '../../../../../tools/build/deferred-hydration/defer-hydration.ts';
import { Script } from 'node:vm';
import { bundleInlineScript } from '../../../../../tools/build/deferred-hydration/bundle-inline-script.ts';

const PAGE =
  '<!DOCTYPE html><html><head><title>Page</title>' +
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/page.css#"/></head>' +
  '<body><main>Text</main><script type="module" async="">import "/assets/a.js";import("/assets/b.js");</script>' +
  '<script>window.__reactRouterContext.streamController.enqueue("[\\"$&\\"]\\n");</script>' +
  '<script>window.__reactRouterContext.streamController.close();</script></body></html>';

const EMPTY = { readAsset: () => '', writeModule: () => '', writeData: () => '', headScript: 'mark();', inlineScript: 'go();' };

const written: string[] = [];
const rewritten = deferHydration(PAGE, {
  readAsset: (address) => `/* ${address} */`,
  writeModule: (text) => `/assets/start-${written.push(text)}.js`,
  writeData: (text) => `/assets/page-${written.push(text)}.data`,
  headScript: 'mark($&);',
  inlineScript: 'start($&);',
});

it.each([
  ['inlines styles in order, before their links', '<style>/* /assets/root.css */\n/* /assets/page.css */</style><link rel="stylesheet"'],
  ['keeps a stylesheet link for React, disabled so that none is fetched', '<link rel="stylesheet" href="/assets/root.css" disabled=""/>'],
  ['keeps a stylesheet link with #', '<link rel="stylesheet" href="/assets/page.css#" disabled=""/>'],
  ['adds a link without # for what route modules look for later', '<link rel="stylesheet" href="/assets/page.css" disabled=""/>'],
  ['tells the inline script what to load', '{"start":"/assets/start-1.js","modules":["/assets/a.js","/assets/b.js"]'],
  ["names the file with the page's data", '"stream":"/assets/page-2.data"'],
  ['marks the page in its head, before anything is painted', '<script>mark($&);</script><style>'],
  ['adds the inline script unchanged at the end of the page', '<script>start($&);</script></body></html>'],
])('%s', (_, part) => {
  expect(rewritten).toContain(part);
});

it.each(['modulepreload', 'type="module"', 'streamController'])('leaves nothing that runs or loads a script by itself: %s', (part) => {
  expect(rewritten).not.toContain(part);
});

it('adds no second link without #', () => {
  expect(rewritten.split('href="/assets/root.css"')).toHaveLength(2);
});

it("writes the modules and the page's data to files", () => {
  expect(written).toEqual(['import "/assets/a.js";export default()=>import("/assets/b.js");', '["$&"]\n']);
});

it.each(['rel="stylesheet"', 'type="module"', 'import("/assets/b.js");', '.enqueue(', '.close()', '</body>'])(
  'refuses a page without %s',
  (part) => {
    expect(() => deferHydration(PAGE.replaceAll(part, ''), EMPTY)).toThrow('in another way now');
  },
);

it('does not change the text of a page, even if it looks like markup', () => {
  const words = '<p title="<link rel=stylesheet>">&lt;/body&gt;</p><!-- </body> -->';
  expect(deferHydration(PAGE.replace('Text', words), EMPTY)).toContain(`<main>${words}</main>`);
});

/** Every page inlines it, so it has to be small. */
const LIMIT_BYTES = 3000;

it.each(['mark-page', 'inline-script'] as const)('%s is one short script without imports', async (name) => {
  vi.stubEnv('VITE_ANALYTICS_SRC', ''); // its address is in the script, and may have any length
  const inlineScript = await bundleInlineScript(name);
  expect(() => new Script(inlineScript)).not.toThrow();
  expect(inlineScript).not.toMatch(/\bimport\b(?!\()|\bexport\b|<\/script/);
  expect(Buffer.byteLength(inlineScript)).toBeLessThan(LIMIT_BYTES);
});
