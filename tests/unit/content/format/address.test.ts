import { expect, it } from 'vitest';
import { createCityLine } from '#app/content/format/address.ts';

it.each([
  ['with its region', { city: 'Austin', region: 'TX', postalCode: '10115' }, 'Austin, TX 10115'],
  ['without a region', { city: 'Rome', postalCode: '10115' }, 'Rome, 10115'],
  ['the way of its country', { city: 'Berlin', postalCode: '10115', cityLine: '10115 Berlin' }, '10115 Berlin'],
])('writes a city %s', (_, office, line) => {
  expect(createCityLine(office)).toBe(line);
});
