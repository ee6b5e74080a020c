// Tests the structured data of the contact page, with studios of its own.
import { expect, it } from 'vitest';
import { OFFICE } from '#tests/unit/content/data/example-office.ts';
import { WEEKDAYS } from '#app/content/format/dates.ts';
import { createFaqPage } from '#app/seo/faq.ts';
import { createFullStudioThing, createLocalBusinesses } from '#app/seo/local-business.ts';
import type { Hours, Studio } from '#app/content/schema/studio-schema.ts';

const HOURS: Hours = { timeZone: 'Europe/Paris', open: [{ days: ['Monday'], opens: '09:00', closes: '18:00' }], holidays: [] };
const TODAY = '2031-03-05';
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
  expect(createFaqPage([])).toEqual([]);
  const [business] = createLocalBusinesses({ ...BARE, offices: [OFFICE] }, [HOURS], TODAY);
  for (const name of ['telephone', 'sameAs', 'geo', 'specialOpeningHoursSpecification']) expect(business).not.toHaveProperty(name);
  expect(JSON.stringify([studio, business])).not.toContain('[]');
});

it('has a business with an id of its own for each office with hours or a place on the map', () => {
  const offices = [{ ...OFFICE, label: 'Attic' }, OFFICE, { ...OFFICE, label: 'Hill', latitude: 1, longitude: 2 }];
  const studio = { ...BARE, offices, phone: '+1-1', social: [{ name: 'Net', url: 'https://n.example' }] };
  const businesses = createLocalBusinesses(studio, [null, HOURS], TODAY);
  expect(businesses.map((business) => (business as { '@id': string })['@id'].split('#')[1])).toEqual(['office', 'office-2']);
  expect(businesses[0]).toMatchObject({ telephone: '+1-1', sameAs: ['https://n.example'] });
  expect(businesses[1]).toMatchObject({ geo: { latitude: 1, longitude: 2 } });
});

it('opens and closes at the hours of the office, and from 00:00 to 00:00 on closed days and holidays', () => {
  const spans: Hours['open'] = [
    { days: ['Monday', 'Friday'], opens: '09:00', closes: '12:00' },
    { days: ['Monday', 'Tuesday'], opens: '13:00', closes: '18:30' },
  ];
  const holidays = [
    { name: 'Past', from: '2031-03-01', through: '2031-03-04' },
    { name: 'Moon Day', from: '2031-03-04', through: '2031-03-05' },
  ];
  const getHours = (hours: Hours) => {
    const [business] = createLocalBusinesses({ ...BARE, offices: [OFFICE] }, [hours], TODAY);
    const times = business as { openingHoursSpecification?: object[]; specialOpeningHoursSpecification?: object[] };
    return [...(times.openingHoursSpecification ?? []), ...(times.specialOpeningHoursSpecification ?? [])];
  };
  const type = { '@type': 'OpeningHoursSpecification' };
  expect(getHours({ ...HOURS, open: spans, holidays })).toEqual([
    { ...type, dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '12:00' },
    { ...type, dayOfWeek: ['Monday', 'Tuesday'], opens: '13:00', closes: '18:30' },
    { ...type, dayOfWeek: ['Wednesday', 'Thursday', 'Saturday', 'Sunday'], opens: '00:00', closes: '00:00' },
    { ...type, name: 'Moon Day', validFrom: '2031-03-04', validThrough: '2031-03-05', opens: '00:00', closes: '00:00' },
  ]);
  const always = { days: [...WEEKDAYS], opens: '09:00', closes: '18:00' };
  expect(getHours({ ...HOURS, open: [always] })).toEqual([{ ...type, dayOfWeek: WEEKDAYS, opens: '09:00', closes: '18:00' }]);
});
