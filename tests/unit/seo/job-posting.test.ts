import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { page, text } from '#app/content/data/pages/jobs.ts';
import { studio } from '#app/content/data/studio.ts';
import type { JobOpening } from '#app/content/schema/studio-schema.ts';
import { describeOpening } from '#app/content/queries/openings.ts';
import { Openings } from '#app/pages/jobs/openings.tsx';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { createJobPosting } from '#app/seo/job-posting.ts';
import { parsePage } from '../../../tools/checks/pages/built-page.ts';
import { checkStructuredData } from '../../../tools/checks/pages/check-structured-data.ts';

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

it('says of an opening nothing that its page does not show', () => {
  const block = createPageMeta({ ...page, things: [createJobPosting(opening)] }).find((entry) => 'script:ld+json' in entry);
  const markup = render(Openings, { openings: [describeOpening(opening)], copy: text });
  const graph = (block as { readonly 'script:ld+json': { readonly '@graph': readonly { readonly '@type': unknown }[] } })['script:ld+json'];
  const posting = graph['@graph'].filter((thing) => thing['@type'] === 'JobPosting');
  expect(posting).toHaveLength(1);
  const html = `<head><link rel="canonical" href="https://a.example/jobs"/>
    <script type="application/ld+json">${JSON.stringify({ '@graph': posting })}</script></head>${markup}`;
  const isOfPosting = (problem: string) => problem.startsWith('does not show');
  expect(checkStructuredData(parsePage('/jobs', html)).filter(isOfPosting)).toEqual([]);
  const hidden = html.replace('61,000', '');
  expect(checkStructuredData(parsePage('/jobs', hidden)).filter(isOfPosting)).toEqual(['does not show its maxValue, 61000']);
});
