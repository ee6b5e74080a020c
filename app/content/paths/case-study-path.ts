// Where the page of a case study is.

/** The path of the page of a case study. */
export function createCaseStudyPath(slug: string): `/services/${string}` {
  return `/services/${slug}`;
}
