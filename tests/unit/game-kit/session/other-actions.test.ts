// Tests actions that are no moves, with tables as those of step.test.ts.
import { describe } from 'vitest';
import { game as counter } from '#templates/mini-game/game.ts';
import type { Action } from '#app/game-kit/session/step.ts';
import { createTestOptions, testTable, TURNS, type TestStep } from './test-step.ts';

const ADD: Action = { type: 'play', move: { type: 'add' } };
const FIVE: readonly TestStep[] = [ADD, ADD, ADD, ADD, ADD];

describe('other actions', () => {
  testTable([
    [
      'a new game starts immediately and focuses the board',
      [ADD, { type: 'new-game', options: createTestOptions(counter, TURNS) }],
      { count: 0, does: ['store value', 'store drop-save', 'announce "Count: 0 of 10"', 'focus'] },
    ],
    ['closing a result focuses the board', [...FIVE, { type: 'focus-board' }], { does: ['focus'] }],
    [
      'a notice is shown and announced',
      [ADD, { type: 'show-notice', text: 'Copied.' }],
      { notice: 'Copied.', does: ['announce "Copied."'] },
    ],
    ['a preference is stored', [{ type: 'set-preference', id: 'bright', value: true }], { does: ['store preference'] }],
  ]);
});
