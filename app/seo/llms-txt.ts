// The site for readers that are language models (llmstxt.org): what it is, and where what stands.
import { absoluteUrl } from './absolute-url.ts';
import { gamePath } from '#app/content/addresses.ts';
import { pageMeta, pageText } from '#app/content/pages.ts';
import { SITE_NAME } from '#app/content/product.ts';
import type { Game, Studio } from '#app/content/schema.ts';

function link(path: string, title: string, description: string): string {
  return `- [${title}](${absoluteUrl(path)}): ${description}`;
}

export function llmsTxt(games: readonly Game[], studio: Studio): string {
  const { home, games: all, about, services, contact, press, privacyPolicy, terms } = pageMeta;
  return [
    `# ${SITE_NAME}`,
    `> ${studio.tagline}`,
    pageText.home.aboutLead,
    '## Games',
    games
      .map(({ slug, title, description, status }) =>
        link(gamePath(slug), title, status === 'Live' ? description : `${description} (${status}.)`),
      )
      .join('\n'),
    '## Pages',
    [
      link('/', home.title, home.description),
      link('/games', all.title, all.description),
      link('/about-us', about.title, about.description),
      link('/services', services.title, services.description),
      link('/contact', contact.title, contact.description),
      link('/press', press.title, press.description),
    ].join('\n'),
    '## Optional',
    [link('/privacy-policy', privacyPolicy.title, privacyPolicy.description), link('/terms', terms.title, terms.description)].join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
