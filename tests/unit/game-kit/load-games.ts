// Loads every mini game and demo with its resources and its test bot.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Bot } from '#tests/games/bot.ts';
import { demos } from '#app/games/demos.ts';
import { registry } from '#app/games/registry.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { counter } from '#templates/mini-game/entry.ts';
import { bot as counterBot } from '#templates/mini-game/tests/bot.ts';

export interface GameUnderTest {
  readonly title: string;
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
  readonly bot: Bot<unknown, object>;
}

/** Loads the games of these entries, by default all but the template. */
export function loadGames(entries: readonly MiniGameEntry[] = [...registry, ...demos]): Promise<GameUnderTest[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const { game } = await entry.load();
      const ids = game.rules.variants.map(({ id }) => id);
      await loadResources(game.rules, ids);
      const own: unknown = entry.id === counter.id ? { bot: counterBot } : await import(`#tests/games/${entry.id}/bot.ts`);
      return { title: entry.title, entry, game, bot: (own as Pick<GameUnderTest, 'bot'>).bot };
    }),
  );
}
