// Creates games/404.html: the page for unknown games, for visitors without scripts and for link previews.
import { gameNotFound, pageNotFound } from '#app/content/data/not-found.ts';
import { escapeXml } from '#app/seo/escape-xml.ts';

/** The number, the heading and the text for visitors without scripts. */
const NOTE = /<p>404<\/p><h1>.*?<\/h1><p>.*?<\/p>/g;

/**
 * Replaces the texts of 404.html in its head, in its data, which React compares with the head, and in its note, and marks the links to all
 * games as those of the open page. Scripts show the same as in 404.html. Throws if a text is missing.
 */
export function createGameNotFoundPage(html: string): string {
  const [from, to] = [pageNotFound.meta, gameNotFound.meta];
  // As React escapes them in the head, and as they are in the data.
  const escape = (text: string) => escapeXml(text).replaceAll('&#39;', '&#x27;');
  const replacements: readonly [from: string | RegExp, to: string][] = [
    [from.title, to.title],
    [from.description, to.description],
    [from.keywords.join(', '), to.keywords.join(', ')],
    ['<a href="/games"', '<a aria-current="page" href="/games"'],
    [NOTE, `<h1>Game not found</h1><p>${gameNotFound.lead} <a href="/games">Browse All Games</a></p>`],
  ];
  let page = html;
  for (const [text, other] of replacements) {
    const next =
      typeof text === 'string'
        ? page.replaceAll(escape(text), () => escape(other)).replaceAll(text, () => other)
        : page.replaceAll(text, other);
    if (next === page) throw new Error(`404.html has no ${text}: it is written in another way now`);
    page = next;
  }
  return page;
}
