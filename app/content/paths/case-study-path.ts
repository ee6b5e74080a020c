// Paths of case study pages.

export function createCaseStudyPath(slug: string): `/services/${string}` {
  return `/services/${slug}`;
}
