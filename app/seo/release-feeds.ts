// The Atom feeds of releases (RFC 4287): one for each game, and one for all. The build writes them.
import { Feed } from 'feed';
import { absoluteUrl } from './absolute-url.ts';
import { gamePath } from '#app/content/paths/game-path.ts';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import { ALL_RELEASES_PATH, feedPath, releasesPath } from '#app/content/paths/releases-path.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function asHtml(notes: readonly string[]): string {
  const lines = notes.map((note) => `<li>${note.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)}</li>`);
  return `<ul>${lines.join('')}</ul>`;
}

/** The feed at `path` that tells of the releases of `games`, the newest first. */
function feedOf(path: string, title: string, home: string, games: readonly Game[]): string {
  const entries = games
    .flatMap((game) => (game.releases ?? []).map((release) => ({ game, release })))
    .toSorted((a, b) => b.release.date.localeCompare(a.release.date));
  const feed = new Feed({
    id: absoluteUrl(path),
    title,
    link: absoluteUrl(home),
    language: 'en',
    updated: new Date(entries[0]?.release.date ?? 0), // from the content, so that the same content makes the same feed
    copyright: SITE_NAME,
    generator: SITE_NAME,
    author: { name: SITE_NAME, link: absoluteUrl('/') },
    feedLinks: { atom: absoluteUrl(path) },
  });
  for (const { game, release } of entries) {
    const link = absoluteUrl(`${releasesPath(game.slug)}#v${release.version}`);
    feed.addItem({
      id: link,
      link,
      title: `${game.title} ${release.version}`,
      date: new Date(release.date),
      content: asHtml(release.notes),
    });
  }
  return feed.atom1();
}

/** Every feed with its address; a game without a release has none. */
export function releaseFeeds(games: readonly Game[]): { readonly path: string; readonly text: string }[] {
  const released = games.filter((game) => game.releases !== undefined);
  return [
    { path: ALL_RELEASES_PATH, text: feedOf(ALL_RELEASES_PATH, `What's new from ${SITE_NAME}`, '/games', released) },
    ...released.map((game) => {
      const path = feedPath(game.slug);
      return { path, text: feedOf(path, `What's new in ${game.title}`, gamePath(game.slug), [game]) };
    }),
  ];
}
