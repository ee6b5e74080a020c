// Builds the search index. Used by loaders and the build only; the browser receives the result as data.
import { games } from '#app/content/data/catalogue.ts';
import type { SearchItem } from './search-index.ts';
import { faq } from '#app/content/data/faq.ts';
import { questions } from '#app/content/data/pages/parents.ts';
import { clientQuestions } from '#app/content/data/prices.ts';
import { services } from '#app/content/data/services.ts';
import { truncateAtSentence } from '#app/content/format/sentences.ts';
import { createGamePath, createPlayPath } from '#app/content/paths.ts';
import type { FaqItem } from '#app/content/schema/game-schema.ts';
import type { SitePage } from '#app/content/schema/page-schema.ts';
import { findPagePath, pageTable, listSitePages } from './page-table.ts';
import { registry } from '#app/games/registry.ts';

/** Pages that nobody searches for. */
const EXCLUDED_PATHS: ReadonlySet<string> = new Set(['/', '/search']);

/** Shown of an answer, in characters; all of it is searched. */
const MAX_ANSWER_LENGTH = 160;

export function buildGameItems(): readonly SearchItem[] {
  return games.map(({ slug, title, description }) => ({ kind: 'game', path: createGamePath(slug), title, description }));
}

export function buildMiniGameItems(): readonly SearchItem[] {
  const pages = new Map(listSitePages().map((page) => [page.path, page]));
  return registry.map(({ id, title, description }) => {
    const path = createPlayPath(id);
    return { kind: 'mini game', path, title, description, keywords: pages.get(path)?.keywords ?? [] };
  });
}

/** Services, then single pages, titled by their link names, and the pages of searchable families, titled by their headings, then answers. */
export function buildPageItems(): readonly SearchItem[] {
  const pages = pageTable.flatMap((row): SearchItem[] => {
    if (!('members' in row)) return EXCLUDED_PATHS.has(row.path) ? [] : [buildPageItem(row, row.name)];
    return row.isSearchable ? row.members().map((page) => buildPageItem(page, page.heading)) : [];
  });
  const sections: readonly SearchItem[] = services.map(({ slug, title, description, features }) => ({
    kind: 'page',
    path: `/services#${slug}`,
    title,
    description,
    keywords: features,
  }));
  const answers = [...buildAnswers('/services', clientQuestions), ...buildAnswers('/contact', faq), ...buildAnswers('/parents', questions)];
  return [...sections, ...pages, ...answers].filter(({ path }) => findPagePath(path) !== null);
}

function buildAnswers(page: string, items: readonly FaqItem[]): readonly SearchItem[] {
  return items.map(({ slug, question, answer }) => ({
    kind: 'page',
    path: `${page}#${slug}`,
    title: question,
    description: truncateAtSentence(answer, MAX_ANSWER_LENGTH),
    keywords: [answer],
  }));
}

function buildPageItem({ path, description, keywords }: SitePage, title: string): SearchItem {
  return { kind: 'page', path, title, description, keywords };
}
