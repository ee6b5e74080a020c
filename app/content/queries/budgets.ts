// Examples of a budget for the contact form, by the topic of the link that leads there.
import { caseStudies } from '#app/content/data/case-studies.ts';
import { ways } from '#app/content/data/prices.ts';
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

/** What a message is about that someone writes from a case study. */
export function createTopic({ title }: CaseStudy): string {
  return `A project like "${title}"`;
}

/** Prices of the ways to work together and of the case studies; under '' that of the first way, for links without a topic. */
export function listBudgets(): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries([
    ['', ways[0]?.note],
    ...ways.map(({ name, note }) => [name, note]),
    ...caseStudies.map((study) => [createTopic(study), study.budget]),
  ]) as Record<string, string | undefined>;
}
