import { expect, it } from 'vitest';
import { describePlaces, formatAddress } from '#app/content/data/places.ts';
import { fillIn } from '#app/content/queries/fill-in.ts';

const common = { label: 'Office', street: '1 Oak Lane', postalCode: '10115', latitude: 0, longitude: 0 };
const austin = { ...common, city: 'Austin', region: 'TX', regionName: 'Texas', country: 'USA', countryCode: 'US' };
const rome = { ...common, city: 'Rome', country: 'Italy', countryCode: 'IT' };
const singapore = { ...common, city: 'Singapore', country: 'Singapore', countryCode: 'SG' };

it.each([
  [[], 'offices in many places', 'many places', 'many places'],
  [[rome], 'office in Rome', 'Rome, Italy', 'Italy'],
  [[singapore], 'office in Singapore', 'Singapore', 'Singapore'],
  [[austin, rome], 'offices in Austin and Rome', 'Austin, Texas, and Rome, Italy', 'United States and Italy'],
  [[austin, austin], 'offices in Austin', 'Austin, Texas', 'United States'],
  [
    [austin, rome, singapore],
    'offices in Austin, Rome, and Singapore',
    'Austin, Texas; Rome, Italy; and Singapore',
    'United States, Italy, and Singapore',
  ],
])('describes where offices are (%#)', (offices, inCities, citiesInFull, countries) => {
  expect(describePlaces(offices)).toMatchObject({ offices: inCities, citiesInFull, countries });
});

it('formats addresses with and without a region, and the way of their country', () => {
  expect([austin, rome, { ...rome, cityLine: '10115 Rome' }].map(formatAddress)).toEqual([
    ['1 Oak Lane', 'Austin, TX 10115', 'United States'],
    ['1 Oak Lane', 'Rome, 10115', 'Italy'],
    ['1 Oak Lane', '10115 Rome', 'Italy'],
  ]);
});

it('fills the data of the studio into texts, and refuses a placeholder that there is not, with its line', () => {
  expect(fillIn('[{{email}}](mailto:{{email}}), {{address lines}}', 'legal/a.md')).not.toMatch(/[{}]/);
  expect(() => fillIn('One\n{{nothing}}', 'legal/a.md')).toThrow('legal/a.md:2: there is no {{nothing}}');
});
