import { expect, it } from 'vitest';
import { studio } from '#app/content/data/studio.ts';
import { createJobPosting } from '#app/seo/job-posting.ts';

it('contains the location, the closing date and the employer of an opening', () => {
  const office = studio.offices.at(-1) ?? expect.fail('There is no office');
  const posting = createJobPosting({
    slug: 'toy-painter',
    title: 'Toy Painter',
    city: office.city,
    kind: 'FULL_TIME',
    description: ['You paint toys.', 'Small ones.'],
    posted: '2026-11-01',
    until: '2026-12-31',
  });
  expect(posting).toMatchObject({
    title: 'Toy Painter',
    description: 'You paint toys. Small ones.',
    validThrough: '2026-12-31',
    hiringOrganization: { '@id': expect.stringMatching(/#studio$/) as string },
    jobLocation: { address: { addressLocality: office.city, addressCountry: office.countryCode } },
  });
});
