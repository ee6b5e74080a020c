// Tests what pages say of games that are sold, free of ads, or in other stores than those of phones.
import { expect, it } from 'vitest';
import { getGameFacts, listStores } from '#app/content/data/game-facts.ts';
import { createGetLead, createGetPage } from '#app/content/page-families/get.ts';
import { createExampleGame } from './example-game.ts';

const APP_STORE = 'https://apps.apple.com/us/app/x/id1';
const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=x.y';
const STEAM = { name: 'Steam', url: 'https://steam.example/1' };
const ITCH = { name: 'itch.io', url: 'https://itch.example/1' };
const NO_PHONE = { appStoreUrl: undefined, googlePlayUrl: undefined };
const COMING = { status: 'Coming Soon', rating: 0, ...NO_PHONE } as const;

it('has its own facts, or those of all games', () => {
  const facts = { genre: 'Puzzle', price: 2.99, ads: 'None', purchases: 'Hints', ratingCount: 7 };
  expect(getGameFacts(createExampleGame(facts))).toMatchObject({ ...facts, priceText: '$2.99', offer: '$2.99, no ads' });
  expect(getGameFacts(createExampleGame({ price: 0, ads: 'Now and then' }))).toMatchObject({ priceText: 'Free', offer: 'Free, with ads' });
  expect(getGameFacts(createExampleGame()).ratingCount).toBeGreaterThan(0);
});

it('has no ratings as long as nobody has rated it', () => {
  expect(getGameFacts(createExampleGame({ rating: 0 })).ratingCount).toBe(0);
});

it.each([
  [{}, 'iOS, Android'],
  [{ googlePlayUrl: undefined }, 'iOS'],
  [{ appStoreUrl: undefined }, 'Android'],
  [COMING, 'iOS, Android'],
  [{ ...NO_PHONE, stores: [STEAM], platforms: ['Windows', 'macOS'] }, 'Windows, macOS'],
])('%j runs on %s', (fields, platforms) => {
  expect(getGameFacts(createExampleGame(fields)).platforms).toBe(platforms);
});

it('lists the stores of phones first', () => {
  const stores = listStores(createExampleGame({ stores: [STEAM] }));
  expect(stores.map(({ store, url }) => [store, url])).toEqual([
    ['app-store', APP_STORE],
    ['google-play', GOOGLE_PLAY],
    ['other', STEAM.url],
  ]);
  expect(listStores(createExampleGame(NO_PHONE))).toEqual([]);
});

it.each([
  [{}, /for iPhone and Android$/, /from the App Store or Google Play, free\..*scan/, /^Free, with ads$/],
  [{ googlePlayUrl: undefined }, /for iPhone$/, /from the App Store, free\..*scan/, /./],
  [{ appStoreUrl: undefined }, /for Android$/, /from Google Play, free\./, /./],
  [{ stores: [STEAM] }, /for iPhone and Android$/, /from the App Store, Google Play, or Steam/, /./],
  [{ ...NO_PHONE, stores: [STEAM], price: 4 }, /on Steam$/, /from Steam, \$4\.00\.$/, /^\$4\.00/],
  [{ ...NO_PHONE, stores: [STEAM, ITCH] }, /on Steam and itch\.io$/, /from Steam or itch\.io/, /./],
  [COMING, /to iPhone and Android$/, /be free\.$/, /./],
  [{ ...COMING, platforms: ['Windows'], price: 4 }, /on Windows$/, /cost \$4\.00\.$/, /./],
])('names on its download page the stores that have it: %j', (fields, title, description, lead) => {
  const game = createExampleGame({ price: 0, ...fields });
  expect(createGetPage(game).title).toMatch(title);
  expect(createGetPage(game).description).toMatch(description);
  expect(createGetLead(game)).toMatch(lead);
});
