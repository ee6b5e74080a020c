import { expect, it } from 'vitest';
import { games } from '#app/content/data/catalogue.ts';
import { team } from '#app/content/data/team.ts';
import { createCutOutPath, getSocialImagePath } from '#app/content/paths.ts';
import { findPagePath, listSitePages } from '#app/content/queries/page-table.ts';
import { findUnusedFiles } from '#app/content/validation/unused-files.ts';
import { registry } from '#app/games/registry.ts';

const options = { quotedNames: new Set(['hero/mouse']), keepsOff: true };

it('keeps what pages, games, mini games and people show, and every other file', () => {
  const files = [
    'public/pictures/hero/mouse-320.1234abcd.avif',
    'public/favicon.svg',
    ...games.map(({ slug }) => `public/pictures/${slug}/icon-96.1234abcd.webp`),
    ...team.flatMap(({ slug }) => [
      `public/pictures/figures/${slug}-160.1234abcd.avif`,
      `public/pictures/figures/${slug}-move-160.1234abcd.avif`,
    ]),
    ...registry.flatMap(({ id }) => [`public/pictures/mini-games/${id}-96.1234abcd.webp`, `app/content/data/play/${id}.ts`]),
    ...listSitePages().map(({ path }) => `public${getSocialImagePath(path)}`),
    ...(findPagePath('/press') === null ? [] : team.flatMap(({ image }) => (image ? `public${createCutOutPath(image.picture)}` : []))),
    ...games.flatMap(({ slug, loop }) => (loop ? [`public/videos/${slug}.1234abcd.mp4`] : [])),
  ];
  expect(findUnusedFiles(files, options)).toEqual([]);
});

it('finds what a game, a mini game, a person and a page leave behind', () => {
  const files = [
    'public/pictures/gone-game/icon-96.1234abcd.webp',
    'public/pictures/mini-games/chess-96.1234abcd.webp',
    'public/pictures/team/gone-person-96.1234abcd.webp',
    'public/press/gone-game-key-art.png',
    'public/press/gone-game-key-art-large.jpg',
    'public/press/gone-game-gameplay-landscape.mp4',
    'public/pictures/figures/gone-person-move-160.1234abcd.webp',
    'public/press/team-gone-person.png',
    'public/social/gone-page.jpg',
    'public/videos/gone-game.1234abcd.mp4',
    'app/content/data/play/chess.ts',
    'app/games/chess/entry.ts',
  ];
  expect(findUnusedFiles(files, options)).toEqual(files);
});
