// What players send each other: the same board, a challenge, and nothing that gives the board away.
import { describe, expect, it } from 'vitest';
import type { Bot } from '#tests/bots/bot.ts';
import { registry } from '#app/games/registry.ts';
import { parseLink } from '#app/game-kit/session/game-link.ts';
import { createBoardText, createResultText } from '#app/game-kit/stage/result/share-text.ts';

const SEED = 0x3f2a91;

const tried = await Promise.all(
  registry.map(async (entry) => {
    const { game } = await entry.load();
    const { bot } = (await import(`#tests/bots/${entry.id}.ts`)) as { bot: Bot<unknown, object> };
    const [variant] = game.rules.variants;
    return { entry, game, bot, origin: { variant, seed: SEED, carried: undefined } };
  }),
);
const find = (id: string) => tried.find(({ entry }) => entry.id === id) ?? tried[0]!;

function linkIn(text: string): URL {
  return new URL(text.slice(text.indexOf('https://')));
}

describe.each(tried.map((one) => [one.entry.title, one] as const))('%s', (_, { entry, game, origin }) => {
  const { rules } = game;
  const state = rules.start(origin.variant.options, SEED);

  it('invites to the board that is played', () => {
    const { pathname, search } = linkIn(createBoardText(entry, game, { origin, state }));
    expect(pathname).toBe(`/play/${entry.id}`);
    expect(parseLink(search, rules)).toEqual({ kind: 'game', variant: origin.variant, seed: SEED });
  });

  it.each(['won', 'lost', 'draw', 'over'] as const)('ends with the same board when a game is %s', (result) => {
    const text = createResultText(entry, game, { state, origin, preferences: {}, outcome: { result }, elapsedMs: 161_000 });
    expect(parseLink(linkIn(text).search, rules)).toMatchObject({ kind: 'game', seed: SEED });
  });
});

describe('a challenge', () => {
  const text = (id: string, result: 'won' | 'lost' | 'over', state?: unknown) => {
    const { entry, game, origin } = find(id);
    const shown = state ?? game.rules.start(origin.variant.options, SEED);
    return createResultText(entry, game, { state: shown, origin, preferences: {}, outcome: { result }, elapsedMs: 161_000 });
  };

  it('is about what the game is played for', () => {
    expect(text('sudoku', 'won')).toContain('Can you beat 2:41?');
    expect(text('2048', 'lost')).toContain('Can you beat 0?');
    expect(text('memory', 'won')).toContain('Can you do it in fewer than 0 moves?');
    expect(text('minesweeper', 'lost')).toContain('Can you do better?');
    expect(text('tic-tac-toe', 'won')).toContain('Your turn!');
  });

  it('never tells the word, or where the mines are', () => {
    for (const id of ['hangman', 'wordle']) {
      const { game, origin } = find(id);
      const { word, answer } = game.rules.start(origin.variant.options, SEED) as { word?: string; answer?: string };
      for (const result of ['won', 'lost'] as const) expect(text(id, result).toUpperCase()).not.toContain(word ?? answer);
    }
    const { game, bot, origin } = find('minesweeper');
    let state = game.rules.start(origin.variant.options, SEED);
    for (;;) {
      const [move] = bot.moves(state);
      const played = move && game.rules.play(state, move);
      if (!played || 'refused' in played) break;
      ({ state } = played);
    }
    expect(text('minesweeper', 'won', state)).not.toContain('💣');
    expect(text('minesweeper', 'won', state).split('\n')).toHaveLength(3); // a bar, and no board
  });
});
