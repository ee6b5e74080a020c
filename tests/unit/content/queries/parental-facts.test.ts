import { expect, it } from 'vitest';
import { createParentalFacts } from '#app/content/queries/parental-facts.ts';
import { createExampleGame } from '../data/example-game.ts';

const FREE = { price: 0, ads: 'Between rounds', purchases: 'None' };
const list = (...all: readonly Parameters<typeof createExampleGame>[0][]) =>
  createParentalFacts(all.map((fields) => createExampleGame(fields)));

it('says in one sentence what holds for all live games', () => {
  const { groups, comingSoon } = list(FREE, { ...FREE, title: 'Tea' }, { ...FREE, title: 'Jam', status: 'Coming Soon', ads: 'Later' });
  expect(groups.map(({ sentence }) => sentence)).toEqual([
    'All our live games are rated 4+, are free, show ads between rounds, and sell nothing.',
  ]);
  expect(groups[0]?.games.map(({ title }) => title)).toEqual(['Bean Jar', 'Tea']);
  expect(comingSoon.map(({ title }) => title)).toEqual(['Jam']);
});

it.each([
  [{ ages: '12+' }, 'These are rated 12+, are free, show ads between rounds, and sell nothing.'],
  [{ price: 2.99, ads: 'None' }, 'These are rated 4+, cost $2.99, show no ads, and sell nothing.'],
  [{ purchases: 'Hints and themes' }, 'These are rated 4+, are free, show ads between rounds, and sell hints and themes.'],
])('tells games with %j apart from the others', (fields, sentence) => {
  const { groups } = list(FREE, { ...FREE, ...fields, title: 'Tea' }, { ...FREE, title: 'Jam' });
  expect(groups.map(({ games }) => games.map(({ title }) => title))).toEqual([['Bean Jar', 'Jam'], ['Tea']]);
  expect(groups[1]?.sentence).toBe(sentence);
});
