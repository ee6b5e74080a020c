// Tests where pages say that what stands there are examples: as long as the content marks one of them, and no longer.
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { caseStudies } from '#app/content/data/case-studies.ts';
import { frame } from '#app/content/data/frame.ts';
import { press } from '#app/content/data/press.ts';
import { Reviews } from '#app/pages/game/sections/reviews.tsx';
import { FactSheet } from '#app/pages/press/fact-sheet.tsx';
import CaseStudyPage, { loader as loadStory } from '#app/pages/services/case-study.tsx';
import ServicesPage, { loader as loadServices } from '#app/pages/services/services.tsx';
import { render } from '#tests/unit/render.ts';

const page = (Page: unknown, loaderData: object) => render(Page as ComponentType<{ loaderData: object }>, { loaderData });

const services = loadServices();
const story = loadStory({ params: { slug: caseStudies[0]?.slug ?? '' } } as Parameters<typeof loadStory>[0]);
const review = { author: 'Ann', rating: 4, reviewBody: 'Fine beans.', datePublished: '2031-01-02', dateText: 'January 2' };
const speaker = { name: 'Ann', role: 'Counts beans', quote: 'One bean at a time.' };

it.each<readonly [place: string, renderPlace: (isSample: boolean) => string]>([
  [
    'the stories',
    (isSample) => page(ServicesPage, { ...services, caseStudies: services.caseStudies.map((study) => ({ ...study, isSample })) }),
  ],
  ['a story', (isSample) => page(CaseStudyPage, { ...story, study: { ...story.study, isSample } })],
  ['reviews', (isSample) => render(Reviews, { title: 'Reviews', playtester: null, children: null, reviews: [{ ...review, isSample }] })],
  [
    'a quote for the press',
    (isSample) => render(FactSheet, { press, titles: { factsTitle: 'Facts', wordsTitle: 'Words' }, speaker: { ...speaker, isSample } }),
  ],
])('says of %s that they are examples only while one is marked', (_, renderPlace) => {
  expect(renderPlace(true).split(frame.sampleNote)).toHaveLength(2);
  expect(renderPlace(false)).not.toContain(frame.sampleNote);
});
