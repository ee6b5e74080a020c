import { expect, it } from 'vitest';
import { elementsOf } from '../../../tools/build/html/markup.ts';
import { PAGE_PARTS_ID, readPageParts, writePageParts } from '#app/entry/hydration-manifest.ts';

it.each([{ modules: [] }, { modules: ['/assets/a.js', '/assets/b.js'] }])('the boot reads what the build wrote: %j', ({ modules }) => {
  const parts = { start: '/assets/start-1.js', modules, stream: '/assets/page-1.data' };
  const [block] = elementsOf(writePageParts(parts));
  expect(block?.attributes.get('id')).toBe(PAGE_PARTS_ID);
  expect(readPageParts(block?.text)).toEqual(parts);
});

it('a page without the data block has no parts', () => {
  expect(readPageParts(undefined)).toBeNull();
});
