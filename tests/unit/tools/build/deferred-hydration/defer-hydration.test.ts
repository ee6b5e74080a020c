import { expect, it } from 'vitest';
import { deferHydration } from '../../../../../tools/build/deferred-hydration/defer-hydration.ts';

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

it('inlines the styles in order, before their links', () => {
  expect(rewritten).toContain('<style>/* /assets/root.css */\n/* /assets/page.css */</style><link rel="stylesheet"');
});

it('keeps every stylesheet link for React, disabled so that none is fetched', () => {
  expect(rewritten).toContain('<link rel="stylesheet" href="/assets/root.css" disabled=""/>');
  expect(rewritten).toContain('<link rel="stylesheet" href="/assets/page.css#" disabled=""/>');
});

it('adds links without # for the styles that route modules look for later', () => {
  expect(rewritten).toContain('<link rel="stylesheet" href="/assets/page.css" disabled=""/>');
  expect(rewritten.split('href="/assets/root.css"')).toHaveLength(2);
});

it('runs and loads no script before the inline script starts it, and none twice', () => {
  expect(rewritten).not.toContain('modulepreload');
  expect(rewritten).not.toContain('type="module"');
  expect(rewritten).toContain(
    '<script type="application/json" id="manifest">{"start":"/assets/start-1.js","modules":["/assets/a.js","/assets/b.js"]',
  );
  expect(written[0]).toBe('import "/assets/a.js";export default()=>import("/assets/b.js");');
});

it("writes the page's data to a file, and leaves no page-specific script", () => {
  expect(rewritten).toContain('"stream":"/assets/page-2.data"');
  expect(written[1]).toBe('["$&"]\n');
  expect(rewritten).not.toContain('streamController');
});

it('marks the page in its head, before anything is painted', () => {
  expect(rewritten.indexOf('<script>mark($&);</script>')).toBeLessThan(rewritten.indexOf('<style>'));
  expect(rewritten).toContain('<script>mark($&);</script>');
});

it('adds the inline script unchanged at the end of the page', () => {
  expect(rewritten).toMatch(/<script>start\(\$&\);<\/script><\/body><\/html>$/);
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
