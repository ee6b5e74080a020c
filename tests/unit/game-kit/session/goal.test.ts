// Tests the result card of a goal that is reached while the game goes on.
import { describe } from 'vitest';
import type { Action } from '#app/game-kit/session/step.ts';
import { testTable, TURNS } from './test-step.ts';

const ADD: Action = { type: 'play', move: { type: 'add' } };
const UNDO: Action = { type: 'undo' };
const SHOW: Action = { type: 'show-result' };
const GO_ON: Action = { type: 'dismiss-result' };

describe('a goal that does not end the game', () => {
  testTable(
    [
      ['has no result card before', [ADD], { resultCard: null }],
      ['has a result card although the game goes on', [ADD, ADD], { resultCard: 'due', outcome: null, played: 0 }],
      ['keeps the card through a move, in case it was meant for the board', [ADD, ADD, SHOW, ADD], { resultCard: 'shown', count: 5 }],
      ['closes the card and focuses the board when the player goes on', [ADD, ADD, SHOW, GO_ON], { resultCard: null, does: ['focus'] }],
      ['is saved with that', [ADD, ADD, 1000, SHOW, GO_ON, 1000], { does: ['store save'] }],
      ['is saved before its card is shown', [ADD, ADD, SHOW], { does: ['store save'] }],
      ['has no second card', [ADD, ADD, SHOW, GO_ON, UNDO, ADD], { resultCard: null }],
      ['loses its card with undo', [ADD, ADD, SHOW, UNDO], { resultCard: null }],
      ['that was left by undo has a card again', [ADD, ADD, SHOW, UNDO, ADD], { resultCard: 'due' }],
      ['leaves the end a card of its own', [ADD, ADD, SHOW, GO_ON, ADD, ADD, ADD], { resultCard: 'due', outcome: 'lost', played: 1 }],
      ['makes room for the card of the end', [ADD, ADD, SHOW, ADD, ADD, ADD], { resultCard: 'due', outcome: 'lost' }],
    ],
    TURNS,
    'with-goal',
  );
});
