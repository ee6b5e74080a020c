import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { bundleBootScript } from '../../../../../tools/build/deferred-hydration/bundle-boot-script.ts';

/** It stands in every page, ahead of nothing but its end. */
const LIMIT_BYTES = 3000;

it('the boot is one script that is complete in itself, and short', async () => {
  const boot = await bundleBootScript();
  expect(() => new Script(boot)).not.toThrow();
  expect(boot).not.toMatch(/\bimport\b|\bexport\b|<\/script/);
  expect(Buffer.byteLength(boot)).toBeLessThan(LIMIT_BYTES);
});
