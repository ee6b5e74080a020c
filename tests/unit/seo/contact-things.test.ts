// Tests the structured data of the contact page, with studios of its own: it has no empty list.
import { expect, it } from 'vitest';
import { createFaqPage, createFullStudioThing, createLocalBusinesses } from '#app/seo/contact-things.ts';
import type { Hours, Studio } from '#app/content/schema/studio-schema.ts';

const OFFICE = { label: 'Harbor', street: '1 Quay', city: 'Port Pip', postalCode: '0001', country: 'Pipland', countryCode: 'PP' };
const HOURS: Hours = {
  timeZone: 'Europe/Paris',
  open: [{ days: ['Monday'], opens: '09:00', closes: '18:00' }],
  holidays: [],
};
const BARE: Studio = {
  product: 'Pip',
  tagline: 'Games from the quay.',
  supportEmail: 'a@b.example',
  offices: [],
  social: [],
  foundedYear: 2031,
};

it('says nothing of offices, networks, phones and questions that are not there', () => {
  const studio = createFullStudioThing(BARE);
  expect(studio).not.toHaveProperty('sameAs');
  expect(createLocalBusinesses(BARE, [])).toEqual([]);
  expect(createFaqPage([])).toEqual([]);
  const [business] = createLocalBusinesses({ ...BARE, offices: [OFFICE] }, [HOURS]);
  for (const name of ['telephone', 'sameAs', 'geo', 'specialOpeningHoursSpecification']) expect(business).not.toHaveProperty(name);
  expect(JSON.stringify([studio, business])).not.toContain('[]');
});

it('has a business with an id of its own for each office with hours or a place on the map', () => {
  const offices = [{ ...OFFICE, label: 'Attic' }, OFFICE, { ...OFFICE, label: 'Hill', latitude: 1, longitude: 2 }];
  const businesses = createLocalBusinesses({ ...BARE, offices, phone: '+1-1', social: [{ name: 'Net', url: 'https://n.example' }] }, [
    null,
    HOURS,
  ]);
  expect(businesses.map((business) => (business as { '@id': string })['@id'].split('#')[1])).toEqual(['office', 'office-2']);
  expect(businesses[0]).toMatchObject({
    openingHoursSpecification: [{ opens: '09:00' }],
    telephone: '+1-1',
    sameAs: ['https://n.example'],
  });
  expect(businesses[1]).toMatchObject({ geo: { latitude: 1, longitude: 2 } });
});
