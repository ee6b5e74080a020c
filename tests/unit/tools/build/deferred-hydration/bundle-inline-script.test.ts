import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { bundleInlineScript } from '../../../../../tools/build/deferred-hydration/bundle-inline-script.ts';

/** Every page inlines it, so it has to be small. */
const LIMIT_BYTES = 3000;

it('the inline script is one short script without imports', async () => {
  const inlineScript = await bundleInlineScript();
  expect(() => new Script(inlineScript)).not.toThrow();
  expect(inlineScript).not.toMatch(/\bimport\b|\bexport\b|<\/script/);
  expect(Buffer.byteLength(inlineScript)).toBeLessThan(LIMIT_BYTES);
});
