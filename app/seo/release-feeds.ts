// Creates the Atom feeds of releases (RFC 4287): one per game and one for all games. Used by the build.
import { Feed } from 'feed';
import { toAbsoluteUrl } from './canonical.ts';
import { escapeXml } from './escape-xml.ts';
import { ALL_RELEASES_PATH, createFeedPath, createGamePath, createReleasesPath } from '#app/content/paths.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

function renderNotes(notes: readonly string[]): string {
  const lines = notes.map((note) => `<li>${escapeXml(note)}</li>`);
  return `<ul>${lines.join('')}</ul>`;
}

/** The newest release comes first. */
function createFeed(path: string, title: string, home: string, games: readonly Game[]): string {
  const entries = games
    .flatMap((game) => (game.releases ?? []).map((release) => ({ game, release })))
    .toSorted((a, b) => b.release.date.localeCompare(a.release.date));
  const feed = new Feed({
    id: toAbsoluteUrl(path),
    title,
    link: toAbsoluteUrl(home),
    language: 'en',
    updated: new Date(entries[0]?.release.date ?? 0), // from the content, so that the same content gives the same feed
    copyright: SITE_NAME,
    generator: SITE_NAME,
    author: { name: SITE_NAME, link: toAbsoluteUrl('/') },
    feedLinks: { atom: toAbsoluteUrl(path) },
  });
  for (const { game, release } of entries) {
    const link = toAbsoluteUrl(`${createReleasesPath(game.slug)}#v${release.version}`);
    feed.addItem({
      id: link,
      link,
      title: `${game.title} ${release.version}`,
      date: new Date(release.date),
      content: renderNotes(release.notes),
    });
  }
  return feed.atom1();
}

/** All feeds with their paths. Games without a page of releases have none. */
export function createReleaseFeeds(games: readonly Game[]): { readonly path: string; readonly text: string }[] {
  const released = games.filter(({ slug }) => findPagePath(createReleasesPath(slug)) !== null);
  if (released.length === 0) return [];
  return [
    { path: ALL_RELEASES_PATH, text: createFeed(ALL_RELEASES_PATH, `What's new from ${SITE_NAME}`, '/games', released) },
    ...released.map((game) => {
      const path = createFeedPath(game.slug);
      return { path, text: createFeed(path, `What's new in ${game.title}`, createGamePath(game.slug), [game]) };
    }),
  ];
}
