// schema.org object for an open position.
import type { JobPosting } from 'schema-dts';
import { toAbsoluteUrl } from './canonical.ts';
import { createPostalAddress, STUDIO_REFERENCE } from './structured-data.ts';
import type { JobOpening } from '#app/content/schema/game-schema.ts';
import { studio } from '#app/content/data/studio.ts';

export function createJobPosting({ slug, title, city, kind, description, posted, until }: JobOpening): JobPosting {
  const office = studio.offices.find((candidate) => candidate.city === city);
  return {
    '@type': 'JobPosting',
    '@id': toAbsoluteUrl(`/jobs#${slug}`),
    title,
    description: description.join(' '),
    datePosted: posted,
    validThrough: until,
    employmentType: kind,
    hiringOrganization: STUDIO_REFERENCE,
    ...(office && { jobLocation: { '@type': 'Place', address: createPostalAddress(office) } }),
    directApply: true,
  };
}
