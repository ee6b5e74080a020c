import { expect, it } from 'vitest';
import { createParentalFacts } from '#app/content/queries/parental-facts.ts';
import { createExampleGame } from '../data/example-game.ts';

const FREE = { price: 0, ads: 'Between rounds', purchases: 'None' };
const list = (...all: readonly Parameters<typeof createExampleGame>[0][]) =>
  createParentalFacts(all.map((fields) => createExampleGame(fields)));

const VERDICT =
  'From four years up. No chat, no accounts, nothing to buy. There are ads, so turn off ad tracking on the phone first. There is no child mode.';

it('gives one verdict on all live games', () => {
  const { groups } = list(FREE, { ...FREE, title: 'Tea' }, { ...FREE, title: 'Jam', status: 'Coming Soon', ads: 'Later' });
  expect(groups.map(({ verdict, games }) => [verdict, games.map(({ title }) => title)])).toEqual([[VERDICT, ['Bean Jar', 'Tea']]]);
});

it.each([
  [{ ages: '12+' }, VERDICT.replace('four', 'twelve')],
  [{ price: 2.99 }, VERDICT.replace('buy.', 'buy. Costs $2.99.')],
  [{ ads: 'None' }, VERDICT.replace(/There are ads.*first/, 'There are no ads')],
  [{ purchases: 'Hints and themes' }, VERDICT.replace(', nothing to buy', '. To buy: Hints and themes')],
])('tells games with %j apart from the others', (fields, verdict) => {
  const { groups } = list(FREE, { ...FREE, ...fields, title: 'Tea' }, { ...FREE, title: 'Jam' });
  expect(groups.map(({ games }) => games.map(({ title }) => title))).toEqual([['Bean Jar', 'Jam'], ['Tea']]);
  expect(groups[1]?.verdict).toBe(verdict);
});
