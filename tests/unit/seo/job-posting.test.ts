import { expect, it } from 'vitest';
import { studio } from '#app/content/data/studio.ts';
import type { JobOpening } from '#app/content/schema/studio-schema.ts';
import { createJobPosting } from '#app/seo/job-posting.ts';

const office = studio.offices.at(-1) ?? expect.fail('There is no office');
const opening: JobOpening = {
  slug: 'toy-painter',
  title: 'Toy Painter',
  city: office.city,
  kind: 'FULL_TIME',
  pay: { from: 54_000, to: 61_000, per: 'year' },
  description: ['You paint toys & boxes.', 'Small ones.'],
  posted: '2026-11-01',
  until: '2026-12-31',
};

it('contains the location, the pay, the closing date and the employer of an opening', () => {
  expect(createJobPosting(opening)).toMatchObject({
    title: 'Toy Painter',
    description: '<p>You paint toys & boxes.</p><p>Small ones.</p>',
    validThrough: '2026-12-31',
    baseSalary: { value: { minValue: 54_000, maxValue: 61_000, unitText: 'YEAR' } },
    hiringOrganization: { '@id': expect.stringMatching(/#studio$/) as string },
    jobLocation: { address: { addressLocality: office.city, addressCountry: office.countryCode } },
  });
});
