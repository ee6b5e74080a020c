import { expect, it } from 'vitest';
import { caseStudies } from '#app/content/data/case-studies.ts';
import { ways } from '#app/content/data/prices.ts';
import { createTopic, listBudgets } from '#app/content/queries/budgets.ts';
import { createContactPath, readPrefill } from '#app/forms/prefill.ts';

it.each([
  ...ways.map(({ name, note }) => [name, note] as const),
  ...caseStudies.map((study) => [createTopic(study), study.budget] as const),
])('has the price of what a link is about: %s', (topic, price) => {
  const { search } = new URL(createContactPath('Project Proposal', topic), 'https://site.example');
  expect(listBudgets()[readPrefill(search).topic]).toBe(price);
});

it('has the first price for a link without a topic', () => {
  expect(listBudgets()['']).toBe(ways[0]?.note);
});
