// Tests where the result of a game leads.
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { mockModule } from '#tests/unit/mock-module.ts';
import { render } from '#tests/unit/render.ts';
import * as parts from '#app/content/data/parts.ts';
import { registry } from '#app/games/registry.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { getFinishedCounter } from './finished-games.ts';
import { createTestStore } from '#tests/unit/game-kit/session/test-game-store.ts';

it.each([
  ["today's board of the game", true, `/play/${entry.id}/daily`],
  ['the next game without daily boards', false, `/play/${registry[0]?.id}`],
])('leads to %s', async (_, dailyBoards, path) => {
  mockModule('#app/content/data/parts.ts', { ...parts, dailyBoards });
  const { StageContext } = await import('#app/game-kit/stage-context.ts');
  const { createSite } = await import('#app/arcade/lazy-stage/site.tsx');
  const { createBoard } = await import('#app/game-kit/board.ts');
  const { Result } = await import('#app/game-kit/result/result.tsx');
  const { restartUnit: _unit, ...restartless } = counter;
  const game = { ...restartless, daily: {} };
  const { outcome } = getFinishedCounter('won');
  const { store } = createTestStore(undefined, game);
  const stage = { entry, site: createSite(entry), game, store, board: createBoard() };
  const children = createElement(Result, { outcome, onPlayAgain: () => {} });
  const markup = render(StageContext, { value: stage, children });
  expect([...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([path]);
});

it('leads home below the card from the second finished game of a visit on', async () => {
  vi.resetModules();
  const { StageContext } = await import('#app/game-kit/stage-context.ts');
  const { createSite } = await import('#app/arcade/lazy-stage/site.tsx');
  const { createBoard } = await import('#app/game-kit/board.ts');
  const { Result } = await import('#app/game-kit/result/result.tsx');
  const { countFinishedGame } = await import('#app/game-kit/result/visit.ts');
  const { store } = createTestStore(undefined, counter);
  const site = { ...createSite(entry), wayHome: { icon: null, text: 'Our beans', getAddress: () => '/beans' } };
  const children = createElement(Result, { outcome: getFinishedCounter('lost').outcome, onPlayAgain: () => {} });
  const readLinks = () => {
    countFinishedGame();
    const markup = render(StageContext, { value: { entry, site, game: counter, store, board: createBoard() }, children });
    return [...markup.matchAll(/<\/section><a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  };
  expect([readLinks(), readLinks(), readLinks()]).toEqual([[], ['/beans'], ['/beans']]);
});
