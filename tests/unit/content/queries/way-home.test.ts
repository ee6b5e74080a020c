// Tests where the results of a mini game lead: the nearest of our games for phones, and its store on a phone.
import { expect, it, vi } from 'vitest';
import { mockModule } from '#tests/unit/mock-module.ts';
import { games } from '#app/content/data/catalogue.ts';
import * as playText from '#app/content/data/play-text.ts';
import { counter } from '#templates/mini-game/entry.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

const any = games[0] ?? expect.fail();
const { appStoreUrl: _apple, googlePlayUrl: _google, ...storeless } = any;
const LIVE: Game = { ...storeless, slug: any.slug, title: 'Bean Jar', status: 'Live', price: 0, googlePlayUrl: 'https://play.example' };
const PLAY = { mobileGame: { slug: any.slug, why: '' } };

async function find(catalogue: readonly Game[], play: object = PLAY) {
  mockModule('#app/content/data/catalogue.ts', { games: catalogue });
  vi.doMock('#app/content/data/play-text.ts', () => ({ ...playText, getPlayText: () => play }));
  const { findWayHome } = await import('#app/content/queries/way-home.ts');
  vi.doUnmock('#app/content/data/play-text.ts');
  return findWayHome(counter.id);
}

it.each([
  ['to the game that its text names', [LIVE], PLAY, `/games/${any.slug}`, 'Bean Jar, free for your phone'],
  ['to all games if it names none', [LIVE], {}, '/games', playText.ourGames],
  [
    'to all games if that one is not out',
    [
      { ...LIVE, slug: 'other' },
      { ...LIVE, status: 'Coming Soon' },
    ],
    PLAY,
    '/games',
    playText.ourGames,
  ],
  ['nowhere without a game for phones', [{ ...storeless, status: 'Live' }], PLAY, undefined, undefined],
] as const)('a result leads %s', async (_, catalogue, play, path, text) => {
  const way = await find(catalogue as readonly Game[], play);
  expect([way?.path, way?.text]).toEqual([path, text]);
});

it.each([
  ['its own store', 'android', LIVE.googlePlayUrl],
  ['the page of the game where its store has none', 'ios', `/games/${any.slug}`],
  ['the page of the game on a computer', null, `/games/${any.slug}`],
])('leads a phone to %s (%s)', async (_, phone, address) => {
  vi.stubGlobal('document', { documentElement: { getAttribute: () => phone } });
  const way = await find([LIVE]);
  const { createSite } = await import('#app/arcade/lazy-stage/site.tsx');
  expect(createSite(counter, way).wayHome?.getAddress()).toBe(address);
  vi.unstubAllGlobals();
});
