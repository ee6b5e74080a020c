// Tests the metadata of unknown addresses, before and after hydration.
import type { MetaDescriptor } from 'react-router';
import { expect, it } from 'vitest';
import { createGameNotFoundHead } from '#app/pages/game/game-not-found.tsx';
import * as notFound from '#app/pages/not-found.tsx';
import * as root from '#app/root.tsx';

const NOINDEX = { name: 'robots', content: 'noindex' };

function listRobots(meta: readonly MetaDescriptor[]): MetaDescriptor[] {
  return meta.filter((entry) => 'name' in entry && entry.name === 'robots');
}

it.each([
  ['404.html', root.loader().head],
  ['what the router shows', notFound.meta({ location: { pathname: '/gone' } } as Parameters<typeof notFound.meta>[0])],
])('keeps the page for unknown addresses out of search engines: %s', (_, meta) => {
  expect(listRobots(meta)).toEqual([NOINDEX]);
});

it('keeps the page of an unknown game out of search engines, with the requested address as its canonical one', () => {
  const head = createGameNotFoundHead('/games/gone');
  expect(listRobots(head)).toEqual([NOINDEX]);
  expect(head).toContainEqual(expect.objectContaining({ rel: 'canonical', href: expect.stringMatching(/\/games\/gone$/) as string }));
});
