import { Script } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { bundleInlineScript } from '../../../../../tools/build/deferred-hydration/bundle-inline-script.ts';

/** Every page inlines it, so it has to be small. */
const LIMIT_BYTES = 3000;

afterEach(() => vi.unstubAllEnvs());

it.each(['mark-page', 'inline-script'] as const)('%s is one short script without imports', async (name) => {
  vi.stubEnv('VITE_ANALYTICS_SRC', ''); // its address is in the script, and may have any length
  const inlineScript = await bundleInlineScript(name);
  expect(() => new Script(inlineScript)).not.toThrow();
  expect(inlineScript).not.toMatch(/\bimport\b(?!\()|\bexport\b|<\/script/);
  expect(Buffer.byteLength(inlineScript)).toBeLessThan(LIMIT_BYTES);
});
