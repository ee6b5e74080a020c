// Creates llms.txt, a guide to the site for language models (llmstxt.org).
import { toAbsoluteUrl } from './canonical.ts';
import { getPagesOfRow, pageTable } from '#app/content/queries/page-table.ts';
import { text } from '#app/content/data/pages/home.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { LLMS_SECTIONS, type SitePage } from '#app/content/schema/page-schema.ts';
import { type Studio } from '#app/content/schema/studio-schema.ts';

function formatLink({ path, title, description, summary = description }: SitePage): string {
  return `- [${title}](${toAbsoluteUrl(path)}): ${summary}`;
}

/** One heading per section, followed by links to its pages. */
export function createLlmsTxt(studio: Studio): string {
  const sections = LLMS_SECTIONS.map((section) => {
    const pages = pageTable.filter((row) => row.llms === section).flatMap(getPagesOfRow);
    return `## ${section}\n\n${pages.map(formatLink).join('\n')}`;
  });
  return `${[`# ${SITE_NAME}`, `> ${studio.tagline}`, text.aboutLead, ...sections].join('\n\n')}\n`;
}
