// App shortcuts of the installed site (long press on the icon). Most devices show up to four.
import * as parts from '#app/content/data/parts.ts';
import { page as games } from '#app/content/data/pages/games.ts';
import { createPlayPath, TODAY_PATH } from '#app/content/paths.ts';
import { registry } from '#app/games/registry.ts';

const SHORTCUT_GAME_IDS = new Set(['sudoku', 'solitaire']);

export const shortcuts: readonly { readonly name: string; readonly url: string }[] = [
  ...(parts.dailyBoards ? [{ name: "Today's Boards", url: TODAY_PATH }] : []), // at the top of the arcade
  ...registry.filter(({ id }) => SHORTCUT_GAME_IDS.has(id)).map(({ id, title }) => ({ name: title, url: createPlayPath(id) })),
  { name: games.name, url: games.path },
];
