import { expect, it } from 'vitest';
import { structuredDataProblems } from './schema-org.ts';

function problems(...graph: object[]): string[] {
  return structuredDataProblems(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }));
}

const GAME = {
  '@type': ['VideoGame', 'MobileApplication'],
  name: 'Idle Mouse',
  gamePlatform: 'iOS',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  review: [{ '@type': 'Review', author: { '@type': 'Person', name: 'Marta K.' }, datePublished: '2026-05-18' }],
};

it('accepts what schema.org allows for either type of a thing and for their parent types', () => {
  expect(problems(GAME)).toEqual([]);
  expect(problems({ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'https://schema.org/Friday'], opens: '09:00' })).toEqual(
    [],
  );
});

it.each([
  ['a type that does not exist', { ...GAME, '@type': 'PhoneGame' }, 'PhoneGame'],
  ['a property that the type does not have', { ...GAME, openingHours: 'Mo-Fr' }, 'openingHours'],
  ['a property of a nested thing', { ...GAME, offers: { '@type': 'Offer', cost: 0 } }, 'offers.cost'],
  ['a thing in the wrong place', { ...GAME, review: { '@type': 'Offer', price: 0 } }, 'review'],
  ['a word where an address belongs', { ...GAME, url: '/games/idle-mouse' }, 'url'],
  ['a date in words', { ...GAME, review: { '@type': 'Review', datePublished: 'May 18, 2026' } }, 'datePublished'],
  ['a day that is not one', { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Weekdays' }, 'dayOfWeek'],
  ['a text for a number of stars', { '@type': 'AggregateRating', ratingCount: 'many' }, 'ratingCount'],
  ['a reference to nothing', { ...GAME, publisher: { '@id': 'https://apricotgames.example/#nobody' } }, '#nobody'],
])('refuses %s', (_, thing, named) => {
  const found = problems(thing);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(named);
});

it('refuses what is not JSON, and any other vocabulary', () => {
  expect(structuredDataProblems('{')).toHaveLength(1);
  expect(structuredDataProblems('{"@context":"https://example.com","@graph":[]}')).toHaveLength(1);
});
