import { expect, it } from 'vitest';
import { elementsOf } from '../../pipeline/markup.ts';
import { readPageParts, writePageParts } from './page-parts.ts';

function readBack(attributes: string) {
  const [script] = elementsOf(`<script ${attributes}></script>`);
  return readPageParts((name) => script?.attributes.get(name));
}

it.each([{ modules: [] }, { modules: ['/assets/a.js', '/assets/b.js'] }])('the boot reads what the build wrote: %j', ({ modules }) => {
  const parts = { start: '/assets/start-1.js', modules, stream: '/assets/page-1.data' };
  expect(readBack(writePageParts(parts))).toEqual(parts);
});

it('another script has no parts', () => {
  expect(readBack('type="application/ld+json"')).toBeNull();
});
