// Every canonical path of the site: what is prerendered, listed in the sitemap and accepted as an internal link.
import { gamePath, PAGE_PATHS } from './addresses.ts';
import { games } from './catalogue.ts';

export const sitePaths: readonly string[] = [...PAGE_PATHS, ...games.map((game) => gamePath(game.slug))];
