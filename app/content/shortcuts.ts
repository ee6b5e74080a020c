// Where a long press on the icon of the installed site leads; devices show about four ways.
import { page as games } from './pages/games.ts';
import { page as play } from './pages/play.ts';
import { playPath } from './play-path.ts';
import { registry } from '#app/mini-games/registry.ts';

const GAMES = new Set(['sudoku', 'solitaire']);

export const shortcuts: readonly { readonly name: string; readonly url: string }[] = [
  { name: play.name, url: play.path },
  ...registry.filter(({ id }) => GAMES.has(id)).map(({ id, title }) => ({ name: title, url: playPath(id) })),
  { name: games.name, url: games.path },
];
