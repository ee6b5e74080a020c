// Tests the records of a finished game: scores and times.
import { describe, expect } from 'vitest';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import type { Action } from '#app/game-kit/session/step.ts';
import { LUCKY_SEED, testTable, TURNS, type TestStep } from './test-step.ts';

const ADD: Action = { type: 'play', move: { type: 'add' } };
const UNDO: Action = { type: 'undo' };
const FIVE: readonly TestStep[] = [ADD, ADD, ADD, ADD, ADD];

describe('a record', () => {
  const before = { ...NO_STATISTICS, played: 1, bestScore: 11, bestTimeMs: 5000 };
  const NONE = { score: false, time: false };
  const win = { seed: LUCKY_SEED };
  testTable([['is not set by a first score', FIVE, { records: NONE, best: 11 }]]);
  testTable([['is not set by an equal score', FIVE, { records: NONE }]], TURNS, 'counter', { statistics: before });
  testTable(
    [
      [
        'is celebrated, even in a lost game',
        FIVE,
        { records: { score: true, time: false }, does: expect.arrayContaining(['celebrate']) as string[] },
      ],
      ['is withdrawn by undo, but remains the best score', [...FIVE, UNDO], { records: NONE, best: 11 }],
    ],
    TURNS,
    'counter',
    { statistics: { ...before, bestScore: 9 } },
  );
  testTable([['is not set by a first time', FIVE, { records: NONE }]], TURNS, 'counter', {
    ...win,
    statistics: { ...before, bestTimeMs: null },
  });
  testTable(
    [
      ['is set by a shorter time', [ADD, 4999, ADD, ADD, ADD, ADD], { records: { score: false, time: true }, bestTimeMs: 4999 }],
      ['is not set by a longer time', [ADD, 5001, ADD, ADD, ADD, ADD], { records: NONE, bestTimeMs: 5000 }],
    ],
    TURNS,
    'counter',
    { ...win, statistics: before },
  );
  testTable(
    [['is not set by a shorter time where no single player can win', [ADD, 4999, ADD, ADD, ADD, ADD], { records: NONE }]],
    TURNS,
    'unwinnable',
    { ...win, statistics: before },
  );
});

describe('a game with a time cap', () => {
  testTable(
    [
      ['shows at most the cap', [ADD, 5000], { playedMs: 1500 }],
      ['stores at most the cap', [ADD, 5000, ADD, ADD, ADD, ADD], { bestTimeMs: 1500 }],
    ],
    TURNS,
    'capped',
    { seed: LUCKY_SEED },
  );
});

describe('a game without results', () => {
  testTable(
    [['is counted', FIVE, { outcome: 'lost', played: 1, best: null, records: { score: false, time: false } }]],
    TURNS,
    'without-results',
  );
});
