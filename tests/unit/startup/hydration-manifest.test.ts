import { expect, it } from 'vitest';
import { parseElements } from '../../../tools/build/html/markup.ts';
import { HYDRATION_MANIFEST_ID, parseHydrationManifest, renderHydrationManifest } from '#app/startup/hydration-manifest.ts';

it.each([{ modules: [] }, { modules: ['/assets/a.js', '/assets/b.js'] }])('parses what it has rendered: %j', ({ modules }) => {
  const parts = { start: '/assets/start-1.js', modules, stream: '/assets/page-1.data' };
  const [block] = parseElements(renderHydrationManifest(parts));
  expect(block?.attributes.get('id')).toBe(HYDRATION_MANIFEST_ID);
  expect(parseHydrationManifest(block?.text)).toEqual(parts);
});

it('returns nothing for a page without the data block', () => {
  expect(parseHydrationManifest(undefined)).toBeNull();
});
