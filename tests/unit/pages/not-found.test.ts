// Tests the metadata of unknown addresses, before and after hydration.
import type { MetaDescriptor } from 'react-router';
import { expect, it } from 'vitest';
import * as notFound from '#app/pages/not-found.tsx';
import * as root from '#app/root.tsx';

const NOINDEX = { name: 'robots', content: 'noindex' };

function listRobots(meta: readonly MetaDescriptor[]): MetaDescriptor[] {
  return meta.filter((entry) => 'name' in entry && entry.name === 'robots');
}

it('404.html is kept out of search engines', () => {
  expect(listRobots(root.loader().head)).toEqual([NOINDEX]);
});

it('so is the page that the router shows for an unknown address', () => {
  const meta = notFound.meta({ location: { pathname: '/gone' } } as Parameters<typeof notFound.meta>[0]);
  expect(listRobots(meta)).toEqual([NOINDEX]);
});
