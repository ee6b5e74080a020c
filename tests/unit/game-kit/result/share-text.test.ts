// Tests the texts that players share: what was done, a challenge and a link to the same board, without revealing the solution.
import { describe, expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { allGames } from '#app/games/demos.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { parseLink } from '#app/game-kit/session/game-link.ts';
import { createSite } from '#app/arcade/lazy-stage/site.tsx';
import { createResultText } from '#app/game-kit/result/share-text.ts';
import { ELAPSED_MS, FINISHED_GAMES, getFinishedCounter, type FinishedGame } from './finished-games.ts';

const [won, lost] = [getFinishedCounter('won'), getFinishedCounter('lost')];
const extractUrl = (text: string) => new URL(text.slice(text.indexOf('https://')));

/** The text of a finished game. */
function createText({ entry, game, origin, state, outcome }: FinishedGame, hints = 0, initials = ''): string {
  return createResultText(
    { entry, site: createSite(entry), game },
    { state, origin, preferences: {}, hints, outcome, elapsedMs: ELAPSED_MS },
    initials,
  );
}

it.each([
  ['the game', won.entry, `/play/${won.entry.id}`],
  ['the page where it is played, if that is another one', { ...won.entry, path: '/games/bean-jar/play' }, '/games/bean-jar/play'],
])('a shared result links to %s, with this board', (_, entry, path) => {
  const { pathname, search } = extractUrl(createText({ ...won, entry }));
  expect(pathname).toBe(path);
  expect(parseLink(search, won.game.rules)).toMatchObject({ kind: 'game', variant: won.origin.variant, seed: won.origin.seed });
});

describe('a shared result', () => {
  it('is tested for every game', () => {
    expect([...new Set(FINISHED_GAMES.map(([, { entry }]) => entry))]).toEqual(allGames);
  });

  it.each(FINISHED_GAMES)('says what was done (%s)', (_, finished) => {
    const { entry, game, origin, state, shares, hides } = finished;
    const text = createText(finished);
    const [first = ''] = text.split('\n');
    const name = game.rules.variants.length > 1 ? `${entry.title}, ${origin.variant.label}` : entry.title;
    expect(first).toContain(`${name} on ${SITE_NAME}: `);
    for (const figure of shares) expect(text).toContain(figure);
    // What speaks to the player means nothing to a friend.
    expect(text).not.toContain(game.text.status(state));
    expect(text).not.toMatch(/game over|you won|congratulations|winner/i);
    if (hides) expect(text).not.toContain(hides);
    expect(parseLink(extractUrl(text).search, game.rules)).toMatchObject({ kind: 'game', seed: origin.seed });
  });

  it('says how many hints it took', () => {
    expect(createText(won)).not.toContain('hint');
    expect(createText(won, 1)).toContain('1 hint\n');
    expect(createText(won, 2)).toContain('2 hints\n');
  });

  const SCORE = { getScore: () => 1300, name: 'moves', better: 'higher' } as const;

  it.each<[string, FinishedGame, MiniGame['results'], string, string]>([
    ['the time', won, { time: (ms) => ms }, 'Can you beat 2:41?', '#beat=161000&by=ANI'],
    ['the score', lost, { score: SCORE }, 'Can you beat 1,300?', '#beat=1300&by=ANI'],
    ['the moves', won, { score: { ...SCORE, better: 'lower' } }, 'fewer than 1,300 moves?', '#beat=1300&by=ANI'],
    ['the win', won, undefined, 'Can you do it too?', ''],
    ['a loss', lost, { time: (ms) => ms }, 'Can you do better?', ''],
    ['nothing, if no single player can win', won, { isWinnable: () => false }, 'Your turn!', ''],
  ])('challenges to beat %s', (_, finished, results, challenge, fragment) => {
    const text = createText({ ...finished, game: { ...finished.game, results } as MiniGame }, 0, 'ANI');
    expect(text).toContain(challenge);
    expect(extractUrl(text).hash).toBe(fragment);
  });

  it('names no variant if there is only one', () => {
    const rules = { ...won.game.rules, variants: [won.game.rules.variants[0]] as const };
    expect(createText({ ...won, game: { ...won.game, rules } }).startsWith(`${won.entry.title} on ${SITE_NAME}: `)).toBe(true);
  });
});
