// Tests what a game is remembered by: records of scores and times, milestones, and a goal that is reached while the game goes on.
import { describe } from 'vitest';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import type { Action } from '#app/game-kit/session/step.ts';
import { ADD, doing, FIVE, LUCKY_SEED, testTable, UNDO, type TestStep } from './test-step.ts';

const SHOW: Action = { type: 'show-result' };
const GO_ON: Action = { type: 'dismiss-result' };

const NONE = { score: false, time: false };
const CAPPED = { playedMs: 1500, bestTimeMs: 1500 };

describe('a record', () => {
  const before = { ...NO_STATISTICS, played: 1, bestScore: 11, bestTimeMs: 5000 };
  const beaten = { device: { statistics: { ...before, bestScore: 9 } } };
  const won = { seed: LUCKY_SEED, device: { statistics: before } };
  const wonAfter = (ms: number): readonly TestStep[] => [ADD, ms, ADD, ADD, ADD, ADD];
  const isScore = { records: { score: true, time: false }, does: doing('celebrate') };

  testTable({}, [
    ['is not set by an equal score', FIVE, { records: NONE }, { device: { statistics: before } }],
    ['is celebrated, even in a lost game', FIVE, isScore, beaten],
    ['is withdrawn by undo, but remains the best', [...FIVE, UNDO], { records: NONE, best: 11 }, beaten],
    ['is set by a shorter time', wonAfter(4999), { records: { score: false, time: true }, bestTimeMs: 4999 }, won],
    ['is not set by a longer time', wonAfter(5001), { records: NONE, bestTimeMs: 5000 }, won],
    ['is not set by a first time', FIVE, { records: NONE }, { ...won, device: { statistics: { ...before, bestTimeMs: null } } }],
    ['is not set where no single player can win', wonAfter(4999), { records: NONE }, { ...won, game: 'unwinnable' }],
  ]);
});

describe('a milestone', () => {
  testTable({ game: 'with-milestone' }, [
    ['is counted and celebrated at once', [ADD], { outcomes: { added: 1 }, does: doing('store statistics', 'celebrate') }],
    ['is counted once a game', [ADD, ADD], { outcomes: { added: 1 } }],
    ['is not counted again after undo', [ADD, UNDO, ADD], { outcomes: { added: 1 } }],
    ['shows a toast', [ADD], { does: doing('toast') }],
    ['shows no second toast after undo', [ADD, UNDO, ADD], { does: ['events', 'announce "Added 1. Next: 1"'] }],
  ]);
});

testTable({}, [
  ['shows and stores at most the cap of a time', [ADD, 5000, ADD, ADD, ADD, ADD], CAPPED, { game: 'capped', seed: LUCKY_SEED }],
  ['counts a game without results', FIVE, { outcome: 'lost', played: 1, best: null, records: NONE }, { game: 'without-results' }],
]);

describe('a goal that does not end the game', () => {
  testTable({ game: 'with-goal' }, [
    ['has a result card although the game goes on', [ADD, ADD], { resultCard: 'due', outcome: null, played: 0 }],
    ['keeps the card through a move, in case it was meant for the board', [ADD, ADD, SHOW, ADD], { resultCard: 'shown', count: 5 }],
    ['closes the card when the player goes on', [ADD, ADD, SHOW, GO_ON], { resultCard: null }],
    ['is saved with that', [ADD, ADD, 1000, SHOW, GO_ON, 1000], { does: ['store save'] }],
    ['is saved before its card is shown', [ADD, ADD, SHOW], { does: ['store save'] }],
    ['has no second card', [ADD, ADD, SHOW, GO_ON, UNDO, ADD], { resultCard: null }],
    ['loses its card with undo', [ADD, ADD, SHOW, UNDO], { resultCard: null }],
    ['that was left by undo has a card again', [ADD, ADD, SHOW, UNDO, ADD], { resultCard: 'due' }],
    ['leaves the end a card of its own', [ADD, ADD, SHOW, GO_ON, ADD, ADD, ADD], { resultCard: 'due', outcome: 'lost', played: 1 }],
    ['makes room for the card of the end', [ADD, ADD, SHOW, ADD, ADD, ADD], { resultCard: 'due', outcome: 'lost' }],
  ]);
});
