// The links of header, menu and footer, from the table of pages. Only loaders call this: the browser gets the links, not the table.
import { games } from './catalogue.ts';
import { gamePath } from './game-path.ts';
import { rows } from './page-table.ts';
import type { NavigationPlace } from './page-schema.ts';

export interface NavigationItem {
  readonly name: string;
  readonly path: string;
}

/** The games of the footer, in its order. */
export const FOOTER_GAMES: readonly string[] = [
  'solitaire-go',
  'idle-mouse',
  'block-blitz-go',
  'freecell-solitaire',
  'spider-solitaire-go',
];

export interface Navigation {
  readonly header: readonly NavigationItem[];
  readonly menu: readonly NavigationItem[];
  readonly footer: readonly NavigationItem[];
  readonly footerGames: readonly NavigationItem[];
  /** The footer's last row. */
  readonly finePrint: readonly NavigationItem[];
}

function linksIn(place: NavigationPlace): NavigationItem[] {
  return rows.flatMap((row) => ('navigation' in row && row.navigation.includes(place) ? [{ name: row.name, path: row.path }] : []));
}

export function navigation(): Navigation {
  return {
    header: linksIn('header'),
    menu: linksIn('menu'),
    footer: linksIn('footer'),
    footerGames: FOOTER_GAMES.flatMap((slug) => {
      const game = games.find((candidate) => candidate.slug === slug);
      return game ? [{ name: game.title, path: gamePath(slug) }] : [];
    }),
    finePrint: linksIn('fine print'),
  };
}
