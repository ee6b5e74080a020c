// schema.org object for an open position.
import type { JobPosting } from 'schema-dts';
import { toAbsoluteUrl } from './canonical.ts';
import { createPostalAddress, STUDIO_REFERENCE } from './structured-data.ts';
import { CURRENCY } from '#app/content/data/game-facts.ts';
import type { JobOpening } from '#app/content/schema/studio-schema.ts';
import { studio } from '#app/content/data/studio.ts';

export function createJobPosting({ slug, title, city, kind, pay, description, posted, until }: JobOpening): JobPosting {
  const office = studio.offices.find((candidate) => candidate.city === city);
  return {
    '@type': 'JobPosting',
    '@id': toAbsoluteUrl(`/jobs#${slug}`),
    title,
    description: `<p>${description.join('</p><p>')}</p>`, // HTML, as search engines ask
    datePosted: posted,
    validThrough: until,
    employmentType: kind,
    hiringOrganization: STUDIO_REFERENCE,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: CURRENCY,
      value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: pay.per.toUpperCase() },
    },
    // The page shows no more of the office.
    ...(office && { jobLocation: { '@type': 'Place', address: createPostalAddress({ city, countryCode: office.countryCode }) } }),
  };
}
