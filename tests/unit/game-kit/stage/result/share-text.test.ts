// Tests the texts that players share: a link to the same board and a challenge, without revealing the solution.
import { describe, expect, it } from 'vitest';
import type { Bot } from '#tests/bots/bot.ts';
import { registry } from '#app/games/registry.ts';
import { parseLink } from '#app/game-kit/session/game-link.ts';
import { createBoardText, createResultText } from '#app/game-kit/stage/result/share-text.ts';

const SEED = 0x3f2a91;

const gamesUnderTest = await Promise.all(
  registry.map(async (entry) => {
    const { game } = await entry.load();
    const { bot } = (await import(`#tests/bots/${entry.id}.ts`)) as { bot: Bot<unknown, object> };
    const [variant] = game.rules.variants;
    return { entry, game, bot, origin: { variant, seed: SEED, carried: undefined } };
  }),
);
const find = (id: string) => gamesUnderTest.find(({ entry }) => entry.id === id) ?? gamesUnderTest[0]!;

function extractUrl(text: string): URL {
  return new URL(text.slice(text.indexOf('https://')));
}

describe.each(gamesUnderTest.map((tested) => [tested.entry.title, tested] as const))('%s', (_, { entry, game, origin }) => {
  const { rules } = game;
  const state = rules.start(origin.variant.options, SEED);

  it('links to the current board', () => {
    const { pathname, search } = extractUrl(createBoardText(entry, game, { origin, state }));
    expect(pathname).toBe(`/play/${entry.id}`);
    expect(parseLink(search, rules)).toEqual({ kind: 'game', variant: origin.variant, seed: SEED });
  });

  it.each(['won', 'lost', 'draw', 'over'] as const)('ends with a link to the same board when a game is %s', (result) => {
    const text = createResultText(entry, game, { state, origin, preferences: {}, outcome: { result }, elapsedMs: 161_000 });
    expect(parseLink(extractUrl(text).search, rules)).toMatchObject({ kind: 'game', seed: SEED });
  });
});

describe('a challenge', () => {
  const text = (id: string, result: 'won' | 'lost' | 'over', state?: unknown) => {
    const { entry, game, origin } = find(id);
    const shown = state ?? game.rules.start(origin.variant.options, SEED);
    return createResultText(entry, game, { state: shown, origin, preferences: {}, outcome: { result }, elapsedMs: 161_000 });
  };

  it('names the time or score to beat', () => {
    expect(text('sudoku', 'won')).toContain('Can you beat 2:41?');
    expect(text('2048', 'lost')).toContain('Can you beat 0?');
    expect(text('memory', 'won')).toContain('Can you do it in fewer than 0 moves?');
    expect(text('minesweeper', 'lost')).toContain('Can you do better?');
    expect(text('tic-tac-toe', 'won')).toContain('Your turn!');
  });

  it('never reveals the word or the mines', () => {
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
