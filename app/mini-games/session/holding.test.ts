// How a session comes to stand still, and how it goes on, as a table.
import { describe } from 'vitest';
import { FIVE, ADD, PAUSE, RESUME, TOGGLE, HIDE, SEE, ASK, ANSWER, UNFOLD, FOLD, TURNS, CLOCK, table } from './test-table.ts';

describe('a pause of turns', () => {
  table([
    ['is asked for by the player', [ADD, PAUSE], { hold: 'paused by player', isVeiled: true, does: ['store save'] }],
    ['refuses moves', [ADD, PAUSE, ADD], { count: 1 }],
    ['ends at once, with the keys on the board', [ADD, PAUSE, RESUME], { hold: null, does: ['focus'] }],
    ['is toggled', [ADD, TOGGLE, TOGGLE], { hold: null, isVeiled: false }],
    ['stays when the game comes back into sight', [ADD, PAUSE, HIDE, SEE], { hold: 'paused by player' }],
    ['does not happen before the first move', [PAUSE], { hold: null }],
    ['does not happen at the end', [...FIVE, PAUSE], { hold: null }],
    ['is never caused by being out of sight: nothing is veiled', [ADD, HIDE], { hold: null, isVeiled: false, does: ['store save'] }],
    ['is never caused by a question', [ADD, ASK], { hold: null, isVeiled: false }],
    ['is never caused by a sheet, beside which the time goes on', [ADD, UNFOLD, 2000], { hold: null, playedMs: 2000 }],
    ['is not ended by a sheet that is folded', [ADD, PAUSE, UNFOLD, FOLD], { hold: 'paused by player', doesAnything: false }],
  ]);
  table([['does not exist where no time counts', [ADD, PAUSE], { hold: null }]], TURNS, 'stubborn');
});

describe('a game by the clock', () => {
  table(
    [
      ['is paused by the player', [ADD, PAUSE], { hold: 'paused by player', isVeiled: true }],
      [
        'counts down before it goes on, with the board to be seen',
        [ADD, PAUSE, RESUME],
        { hold: 'counting', countdown: 3, isVeiled: false, does: ['focus'] },
      ],
      ['counts 3', [ADD, PAUSE, RESUME, 999], { countdown: 3 }],
      ['counts 2', [ADD, PAUSE, RESUME, 1000], { countdown: 2 }],
      ['counts 1', [ADD, PAUSE, RESUME, 2000], { countdown: 1 }],
      ['goes on after 3, 2, 1', [ADD, PAUSE, RESUME, 3000], { countdown: null, hold: null }],
      ['takes no move during the countdown', [ADD, PAUSE, RESUME, 1000, ADD], { count: 1 }],
      ['can be paused during the countdown', [ADD, PAUSE, RESUME, 1000, TOGGLE], { hold: 'paused by player', countdown: null }],
      ['is paused when it goes out of sight', [ADD, HIDE], { hold: 'paused by session', isVeiled: true, does: ['store save'] }],
      ['waits for its player when it comes back into sight', [ADD, HIDE, SEE, 10_000], { hold: 'paused by session', waits: false }],
      ['is not paused before it has begun', [HIDE, SEE, ADD], { hold: null, count: 1 }],
      ['is paused again when the countdown ends out of sight', [ADD, HIDE, RESUME, 3000], { hold: 'paused by session' }],
      ['is paused when it goes out of sight during the countdown', [ADD, PAUSE, RESUME, HIDE], { hold: 'paused by session' }],
      ['is held by a question', [ADD, ASK, 60_000], { hold: 'covered', isVeiled: true, count: 1 }],
      ['counts down once the question is answered', [ADD, ASK, ANSWER], { hold: 'counting', countdown: 3, does: ['focus'] }],
      ['stays paused when the question is answered', [ADD, PAUSE, ASK, ANSWER], { hold: 'paused by player' }],
      ['is not held by a question before it has begun', [ASK, ANSWER], { hold: null, does: ['focus'] }],
      [
        'that has lost the keys to a list, and then asks a question, goes on once that is answered',
        [ADD, HIDE, SEE, ASK, ANSWER],
        { hold: 'counting' },
      ],
      ['is held by a sheet', [ADD, UNFOLD, 60_000], { hold: 'covered', isVeiled: true, count: 1 }],
      ['counts down once the sheet is folded', [ADD, UNFOLD, FOLD], { hold: 'counting', does: ['focus'] }],
      ['goes on beside a sheet that its player leaves open', [ADD, UNFOLD, RESUME, 3000], { hold: null, waits: true }],
      ['goes on beside it by the key that pauses, too', [ADD, UNFOLD, TOGGLE, 3000], { hold: null, waits: true }],
      ['runs when it was begun beside an open sheet', [UNFOLD, ADD, 2000, ADD], { hold: null, count: 4 }],
      ['leaves the keys on a sheet that is folded before it has begun', [UNFOLD, FOLD], { doesAnything: false }],
      ['is saved like any other', [ADD, 1000], { does: ['store save'] }],
    ],
    CLOCK,
  );
});
