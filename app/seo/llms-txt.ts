// The site for readers that are language models (llmstxt.org): what it is, and where to find what.
import { absoluteUrl } from './absolute-url.ts';
import { pagesOf, rows } from '#app/content/queries/page-table.ts';
import { text } from '#app/content/data/pages/home.ts';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import { LLMS_SECTIONS, type SitePage } from '#app/content/schema/page-schema.ts';
import { type Studio } from '#app/content/schema/studio-schema.ts';

function link({ path, title, description, summary = description }: SitePage): string {
  return `- [${title}](${absoluteUrl(path)}): ${summary}`;
}

/** A heading for each section, with the pages that belong there. */
export function llmsTxt(studio: Studio): string {
  const sections = LLMS_SECTIONS.map((section) => {
    const pages = rows.filter((row) => row.llms === section).flatMap(pagesOf);
    return `## ${section}\n\n${pages.map(link).join('\n')}`;
  });
  return `${[`# ${SITE_NAME}`, `> ${studio.tagline}`, text.aboutLead, ...sections].join('\n\n')}\n`;
}
