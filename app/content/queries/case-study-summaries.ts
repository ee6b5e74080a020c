// The subset of case studies' data for their cards.
import { createCaseStudyPath } from '#app/content/paths.ts';
import type { CaseStudy } from '#app/content/schema/game-schema.ts';
import { truncateAtSentence } from '#app/content/format/sentences.ts';
import { findPagePath } from './page-table.ts';
import { findPicture } from './pictures.ts';

const DESCRIPTION_LENGTH = 130; // in characters

export type CaseStudySummary = ReturnType<typeof summarizeCaseStudies>[number];

/** Without studies whose page is not there. */
export function summarizeCaseStudies(studies: readonly CaseStudy[]) {
  return studies.flatMap(({ slug, title, description, services, weeks, budget, figures, image, isSample }) => {
    const path = findPagePath(createCaseStudyPath(slug));
    if (path === null) return [];
    const picture = findPicture(image.picture, image.alt);
    return [
      {
        slug,
        title,
        description: truncateAtSentence(description, DESCRIPTION_LENGTH),
        result: figures[0],
        services,
        weeks,
        budget,
        path,
        picture,
        isSample,
      },
    ];
  });
}
