import { describe, expect, it } from 'vitest';
import { boards as castleBoards } from './castle-solitaire/boards.ts';
import { boards as freecellBoards } from './freecell-solitaire/boards.ts';
import { boards as solitaireBoards } from './solitaire-go/boards.ts';
import { boards as spiderBoards } from './spider-solitaire-go/boards.ts';

describe('the drawn boards', () => {
  const listShownCards = (board: () => string) => [...board().matchAll(/data-card="([^"]+)"/g)].map((match) => match[1]!);

  it.each(
    [solitaireBoards, freecellBoards, castleBoards].flatMap((boards, game) =>
      boards.slice(0, 4).map((board, index) => [game, index + 1, board] as const),
    ),
  )('show no card twice in single-deck game %i, screenshot %i', (_game, _number, board) => {
    const cards = listShownCards(board);
    expect(cards.length).toBeGreaterThan(3);
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('show no card more often than two decks contain it', () => {
    for (const [board, copies] of [
      [spiderBoards[0], 2],
      [spiderBoards[1], 2],
      [spiderBoards[2], 4],
      [spiderBoards[3], 4],
    ] as const) {
      const counts = Map.groupBy(listShownCards(board), (name) => name);
      for (const [name, seen] of counts) expect(seen.length, name).toBeLessThanOrEqual(copies);
    }
  });
});
