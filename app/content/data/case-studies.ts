// The case studies: one file each, picked up automatically when it is added to the folder.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

const files = import.meta.glob<CaseStudy | undefined>('./case-studies/*.ts', { eager: true, import: 'caseStudy' });

/** All case studies, in the order of the lists. */
export const caseStudies: readonly CaseStudy[] = Object.values(files)
  .filter((study) => study !== undefined) // a file without one is refused by the content check, which needs the others
  .toSorted((a, b) => a.order - b.order);
