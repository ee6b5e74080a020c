// Loads all case studies: one file each, picked up from the folder automatically.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

const files = import.meta.glob<CaseStudy | undefined>('./case-studies/*.ts', { eager: true, import: 'caseStudy' });

/** Sorted by `order`. */
export const caseStudies: readonly CaseStudy[] = Object.values(files)
  .filter((study) => study !== undefined) // the content check refuses files without one, and needs the others to load
  .toSorted((a, b) => a.order - b.order);
