// The site for readers that are language models (llmstxt.org): what it is, and where to find what.
import { absoluteUrl } from './absolute-url.ts';
import { gamePath } from '#app/content/addresses.ts';
import { meta as accessibility } from '#app/content/pages/accessibility.ts';
import { meta as about } from '#app/content/pages/about.ts';
import { meta as contact } from '#app/content/pages/contact.ts';
import { meta as all } from '#app/content/pages/games.ts';
import { meta as home, text } from '#app/content/pages/home.ts';
import { meta as press } from '#app/content/pages/press.ts';
import { meta as privacyPolicy } from '#app/content/pages/privacy-policy.ts';
import { meta as services } from '#app/content/pages/services.ts';
import { meta as terms } from '#app/content/pages/terms.ts';
import { SITE_NAME } from '#app/content/product.ts';
import type { Game, Studio } from '#app/content/schema.ts';

function link(path: string, title: string, description: string): string {
  return `- [${title}](${absoluteUrl(path)}): ${description}`;
}

export function llmsTxt(games: readonly Game[], studio: Studio): string {
  return [
    `# ${SITE_NAME}`,
    `> ${studio.tagline}`,
    text.aboutLead,
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
    [
      link('/accessibility', accessibility.title, accessibility.description),
      link('/privacy-policy', privacyPolicy.title, privacyPolicy.description),
      link('/terms', terms.title, terms.description),
    ].join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
