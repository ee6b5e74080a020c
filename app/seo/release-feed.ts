// Creates the Atom feed of the releases of all games (RFC 4287). Used by the build.
import { Feed } from 'feed';
import { toAbsoluteUrl } from './canonical.ts';
import { escapeXml } from './escape-xml.ts';
import * as parts from '#app/content/data/parts.ts';
import { ALL_RELEASES_PATH, createGamePath } from '#app/content/paths.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

function renderNotes(notes: readonly string[]): string {
  const lines = notes.map((note) => `<li>${escapeXml(note)}</li>`);
  return `<ul>${lines.join('')}</ul>`;
}

/** The feed with its path, the newest release first; none if no game has a release. */
export function createReleaseFeed(games: readonly Game[]): readonly { readonly path: string; readonly text: string }[] {
  const entries = games
    .flatMap((game) => (game.releases ?? []).map((release) => ({ game, release })))
    .toSorted((a, b) => b.release.date.localeCompare(a.release.date));
  if (!parts.releases || entries.length === 0) return [];
  const address = toAbsoluteUrl(ALL_RELEASES_PATH);
  const feed = new Feed({
    id: address,
    title: `What's new from ${SITE_NAME}`,
    link: toAbsoluteUrl('/games'),
    language: 'en',
    updated: new Date(entries[0]?.release.date ?? 0), // from the content, so that the same content gives the same feed
    copyright: SITE_NAME,
    generator: SITE_NAME,
    author: { name: SITE_NAME, link: toAbsoluteUrl('/') },
    feedLinks: { atom: address },
  });
  for (const { game, release } of entries) {
    const page = toAbsoluteUrl(createGamePath(game.slug));
    feed.addItem({
      id: `${page}?release=${release.version}`, // readers know an entry by it
      link: `${page}#news`,
      title: `${game.title} ${release.version}`,
      date: new Date(release.date),
      content: renderNotes(release.notes),
    });
  }
  return [{ path: ALL_RELEASES_PATH, text: feed.atom1() }];
}
