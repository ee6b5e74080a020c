import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { bundleBootScript } from '../../../../../tools/build/deferred-hydration/bundle-boot-script.ts';

/** Every page inlines it, so it has to be small. */
const LIMIT_BYTES = 3000;

it('the boot script is one short script without imports', async () => {
  const boot = await bundleBootScript();
  expect(() => new Script(boot)).not.toThrow();
  expect(boot).not.toMatch(/\bimport\b|\bexport\b|<\/script/);
  expect(Buffer.byteLength(boot)).toBeLessThan(LIMIT_BYTES);
});
