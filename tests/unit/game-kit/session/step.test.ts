// What a session does, as a table: what happens to it, with the ms that pass in between, and where it is then.
import { describe, expect, it } from 'vitest';
import { game as counter } from '#templates/mini-game/game.ts';
import { createSession } from '#app/game-kit/session/session.ts';
import { step, type Action } from '#app/game-kit/session/step.ts';
import { CLOCK, createTestOptions, LUCKY_SEED, run, SLOW, testTable, TURNS, type TestStep } from './test-step.ts';
import { getPlayedMs, getWakeTime } from '#app/game-kit/session/game-time.ts';

const ADD: Action = { type: 'play', move: { type: 'add' } };
const UNDO: Action = { type: 'undo' };
const REDO: Action = { type: 'redo' };
const HINT: Action = { type: 'hint' };
const PAUSE: Action = { type: 'pause' };
const RESUME: Action = { type: 'resume' };
const TOGGLE: Action = { type: 'toggle-pause' };
const WAKE: Action = { type: 'wake' };
const LEAVE: Action = { type: 'leave' };
const HIDE: Action = { type: 'obscure', by: 'visibility' };
const SEE: Action = { type: 'reveal', by: 'visibility' };
const ASK: Action = { type: 'obscure', by: 'dialog' };
const ANSWER: Action = { type: 'reveal', by: 'dialog' };

const FIVE: readonly TestStep[] = [ADD, ADD, ADD, ADD, ADD];

describe('a move', () => {
  testTable([
    ['changes the state and is told', [ADD], { count: 1, does: ['events', 'announce "Added 1. Next: 1"'] }],
    ['is saved within a second', [ADD, 1000], { does: ['store save'], waits: false }],
    ['is saved together with the next one', [ADD, 600, ADD, 400], { does: ['store save'], count: 2 }],
    ['is saved once', [ADD, 1000, 5000], { doesAnything: false }],
    [
      'that is refused leaves the status, says why beside it, and is told',
      [...FIVE, ADD],
      { status: 'Game Over!', notice: 'This game is over.', does: ['announce "This game is over."'] },
    ],
    ['that is refused is explained for two seconds', [...FIVE, ADD, 1999], { notice: 'This game is over.' }],
    ['that is refused is explained no shorter because a timer is early', [...FIVE, ADD, 500, WAKE], { notice: 'This game is over.' }],
    ['that is refused is explained no longer than that', [...FIVE, ADD, 2000], { notice: null, status: 'Game Over!' }],
  ]);
});

describe('undo and redo', () => {
  testTable([
    ['take a move back', [ADD, ADD, UNDO], { count: 1, canUndo: true, canRedo: true }],
    ['go back to the start and no further', [ADD, UNDO, UNDO], { count: 0, canUndo: false }],
    ['bring a move back', [ADD, ADD, UNDO, UNDO, REDO], { count: 1 }],
    ['bring back that move and no other', [ADD, ADD, UNDO, REDO], { count: 2, canRedo: false }],
    ['have nothing to bring back once another move was played', [ADD, ADD, UNDO, ADD], { canRedo: false }],
    ['say how the game stands', [ADD, ADD, UNDO], { does: ['announce "Count: 1 of 10"'] }],
    ['reopen a game that is over, which is counted once', [...FIVE, UNDO, ADD], { outcome: 'lost', played: 1 }],
    ['do nothing in a pause', [ADD, PAUSE, UNDO], { count: 1 }],
  ]);
  testTable([['are not there where the game has none', [ADD, UNDO], { count: 1, canUndo: false }]], TURNS, 'stubborn');
  testTable(
    [['only go back where the game wants that', [ADD, UNDO, REDO], { count: 0, canRedo: false, doesAnything: false }]],
    TURNS,
    'cautious',
  );
});

describe('a hint', () => {
  testTable([
    ['points out a move and says why', [HINT], { hint: { type: 'add' }, notice: 'It takes you 1 closer.', hints: 1 }],
    ['is told', [HINT], { does: ['announce "It takes you 1 closer."'] }],
    ['goes round the good moves and costs one hint', [HINT, HINT], { hint: { type: 'skip' }, hints: 1 }],
    ['begins again with the best one', [HINT, HINT, HINT], { hint: { type: 'add' } }],
    ['stays until something happens', [HINT, 60_000], { hint: { type: 'add' }, notice: 'It takes you 1 closer.' }],
    ['goes with the next move', [HINT, ADD], { hint: null, notice: null, hints: 1 }],
    ['counts once more in another position', [HINT, ADD, HINT], { hints: 2 }],
    ['is not given in a pause', [ADD, PAUSE, HINT], { hint: null, hints: 0 }],
    ['is not given at the end', [...FIVE, HINT], { hint: null }],
  ]);
  testTable([['is not given where the game has none', [HINT], { hint: null, hints: 0 }]], TURNS, 'stubborn');
});

describe('time', () => {
  testTable([
    ['runs from the first move, not before', [5000, ADD, 1500], { playedMs: 1500 }],
    ['stands still in a pause', [ADD, 1000, PAUSE, 60_000, RESUME, 500], { playedMs: 1500 }],
    ['stands still at the end', [ADD, 1000, ...FIVE, 1000], { playedMs: 1000 }],
    ['stands still out of sight, and goes on by itself', [ADD, 1000, HIDE, 60_000, SEE, 500], { playedMs: 1500, pauseState: null }],
    ['goes on with the move of a player who must see the game', [ADD, HIDE, 5000, ADD, 700], { playedMs: 700, count: 2 }],
  ]);
  testTable(
    [
      ['of the rules passes by itself once the player has begun: a step of 1 goes by', [ADD, 2000, ADD], { count: 4 }],
      ['of the rules does not pass before', [60_000], { waits: false }],
      ['of the rules asks for no timer at the end', [...Array.from({ length: 20 }, () => ADD), 2000], { waits: false }],
      ['that a device slept through does not count, and the game waits for its player', [ADD, 500], { playedMs: 500, pauseState: null }],
    ],
    CLOCK,
  );

  it.each([
    [2000 + 5000, null],
    [2000 + 5000 + 1, { kind: 'paused', by: 'session' }],
    [3_600_000, { kind: 'paused', by: 'session' }],
  ] as const)(
    'G4 that comes more than five seconds late comes from a device that was asleep: it does not count (after %i ms)',
    (ms, pauseState) => {
      const first = run(counter, createSession(counter, createTestOptions(counter, CLOCK)), [ADD]);
      const later = first.now + ms;
      const [woken] = step(counter, first.session, { type: 'wake' }, later);
      expect(woken.pauseState).toEqual(pauseState);
      expect(getPlayedMs(counter, woken, later)).toBe(pauseState ? 0 : ms);
    },
  );
});

describe('a pause of turns', () => {
  testTable([
    ['is asked for by the player', [ADD, PAUSE], { pauseState: 'paused by player', hasPauseOverlay: true, does: ['store save'] }],
    ['refuses moves', [ADD, PAUSE, ADD], { count: 1 }],
    ['ends at once, with the keys on the board', [ADD, PAUSE, RESUME], { pauseState: null, does: ['focus'] }],
    ['is toggled', [ADD, TOGGLE, TOGGLE], { pauseState: null, hasPauseOverlay: false }],
    ['stays when the game comes back into sight', [ADD, PAUSE, HIDE, SEE], { pauseState: 'paused by player' }],
    ['does not happen before the first move', [PAUSE], { pauseState: null }],
    ['does not happen at the end', [...FIVE, PAUSE], { pauseState: null }],
    [
      'is never caused by being out of sight: nothing is veiled',
      [ADD, HIDE],
      { pauseState: null, hasPauseOverlay: false, does: ['store save'] },
    ],
    ['does not take the keys once the game can be seen again', [ADD, HIDE, SEE], { pauseState: null, doesAnything: false }],
    ['is never caused by a dialog', [ADD, ASK], { pauseState: null, hasPauseOverlay: false }],
    ['is not ended by a dialog that is put away', [ADD, PAUSE, ASK, ANSWER], { pauseState: 'paused by player' }],
    ['is no time that is played, and neither is a dialog', [ADD, 1000, ASK, 60_000, ANSWER, 500], { playedMs: 1500 }],
  ]);
  testTable([['does not exist where no time counts', [ADD, PAUSE], { pauseState: null }]], TURNS, 'stubborn');
});

describe('a game by the clock', () => {
  testTable(
    [
      ['is paused by the player', [ADD, PAUSE], { pauseState: 'paused by player', hasPauseOverlay: true }],
      [
        'counts down before it goes on, with the board to be seen',
        [ADD, PAUSE, RESUME],
        { pauseState: 'counting-down', countdown: 3, hasPauseOverlay: false, does: ['focus'] },
      ],
      ['counts 3', [ADD, PAUSE, RESUME, 999], { countdown: 3 }],
      ['counts 2', [ADD, PAUSE, RESUME, 1000], { countdown: 2 }],
      ['counts 1', [ADD, PAUSE, RESUME, 2000], { countdown: 1 }],
      ['goes on after 3, 2, 1', [ADD, PAUSE, RESUME, 3000], { countdown: null, pauseState: null }],
      ['takes no move during the countdown', [ADD, PAUSE, RESUME, 1000, ADD], { count: 1 }],
      ['can be paused during the countdown', [ADD, PAUSE, RESUME, 1000, TOGGLE], { pauseState: 'paused by player', countdown: null }],
      [
        'is paused when it goes out of sight',
        [ADD, HIDE],
        { pauseState: 'paused by session', hasPauseOverlay: true, does: ['store save'] },
      ],
      ['waits for its player when it comes back into sight', [ADD, HIDE, SEE, 10_000], { pauseState: 'paused by session', waits: false }],
      ['is not paused before it has begun', [HIDE, SEE, ADD], { pauseState: null, count: 1 }],
      ['is paused again when the countdown ends out of sight', [ADD, HIDE, RESUME, 3000], { pauseState: 'paused by session' }],
      ['is paused when it goes out of sight during the countdown', [ADD, PAUSE, RESUME, HIDE], { pauseState: 'paused by session' }],
      ['is held by a question once', [ADD, ASK, ASK], { pauseState: 'obscured', doesAnything: false }],
      ['is held by no question that was not asked', [ADD, ANSWER], { pauseState: null, doesAnything: false }],
      [
        'waits for its player when a question is answered out of sight',
        [ADD, ASK, HIDE, ANSWER],
        { pauseState: 'paused by session', waits: false },
      ],
      ['goes on for a player who leaves the question open', [ADD, ASK, RESUME, 3000], { pauseState: null }],
      ['is held by a question', [ADD, ASK, 60_000], { pauseState: 'obscured', hasPauseOverlay: true, count: 1 }],
      ['counts down once the question is answered', [ADD, ASK, ANSWER], { pauseState: 'counting-down', countdown: 3, does: ['focus'] }],
      ['stays paused when the question is answered', [ADD, PAUSE, ASK, ANSWER], { pauseState: 'paused by player' }],
      ['is not held by a question before it has begun', [ASK, ANSWER], { pauseState: null, does: ['focus'] }],
      [
        'that has lost the keys to a list, and then asks a question, goes on once that is answered',
        [ADD, HIDE, SEE, ASK, ANSWER],
        { pauseState: 'counting-down' },
      ],
      ['is saved like any other', [ADD, 1000], { does: ['store save'] }],
    ],
    CLOCK,
  );
});

it('a countdown wakes the session for each of its seconds', () => {
  const { session, now } = run(counter, createSession(counter, createTestOptions(counter, CLOCK)), [ADD, PAUSE, 1000, RESUME]);
  expect(getWakeTime(counter, session, now)).toBe(now + 1000);
  expect(getWakeTime(counter, session, now + 1000)).toBe(now + 2000);
  expect(getWakeTime(counter, session, now + 2000)).toBe(now + 3000);
});

describe('a game that tells nothing of its moves', () => {
  const SKIP: Action = { type: 'play', move: { type: 'skip' } };
  testTable(
    [
      ['says how it stands, when that has changed', [ADD], { does: ['events', 'announce "Count: 1 of 10"'] }],
      ['says nothing when it stands as before', [SKIP], { does: ['events'] }],
    ],
    TURNS,
    'terse',
  );
});

describe('the end', () => {
  testTable([
    [
      'is counted, told, and not saved',
      FIVE,
      {
        outcome: 'lost',
        played: 1,
        won: 0,
        does: ['events', expect.stringContaining('Game Over!') as string, 'store drop-save', 'store statistics', 'ended'],
      },
    ],
    ['saves nothing when the page is left', [...FIVE, LEAVE], { doesAnything: false }],
    ['makes no best score before', [ADD, ADD], { best: null }],
    ['makes the best score', FIVE, { count: 11, best: 11 }],
    ['has made the best score, whatever undo does', [...FIVE, UNDO], { best: 11 }],
  ]);
  testTable(
    [
      ['is celebrated when it is won', FIVE, { outcome: 'won', won: 1, does: expect.arrayContaining(['celebrate']) as string[] }],
      [
        'is celebrated once, whatever undo does',
        [...FIVE, UNDO, ADD],
        { outcome: 'won', played: 1, does: ['events', expect.any(String) as string, 'store drop-save'] },
      ],
    ],
    TURNS,
    'counter',
    { seed: LUCKY_SEED },
  );
  testTable(
    [
      ['is news', FIVE, { does: expect.arrayContaining(['toast', 'celebrate']) as string[] }],
      [
        'is no news when it comes again after undo',
        [...FIVE, UNDO, ADD],
        { does: ['events', expect.any(String) as string, 'store drop-save'] },
      ],
      [
        'leaves news to what is played otherwise after undo',
        [...FIVE, UNDO, UNDO, ADD],
        { does: ['events', expect.any(String) as string, 'toast'] },
      ],
    ],
    TURNS,
    'chatty',
    { seed: LUCKY_SEED },
  );
});

describe('a milestone', () => {
  testTable(
    [
      [
        'is counted and celebrated at once',
        [ADD],
        { outcomes: { 'first-step': 1 }, does: expect.arrayContaining(['store statistics', 'celebrate']) as string[] },
      ],
      ['is counted once a game', [ADD, ADD], { outcomes: { 'first-step': 1 } }],
      ['is not counted again after undo', [ADD, UNDO, ADD], { outcomes: { 'first-step': 1 } }],
      ['is news', [ADD], { does: expect.arrayContaining(['toast']) as string[] }],
      ['is no news after undo', [ADD, UNDO, ADD], { does: ['events', 'announce "Added 1. Next: 1"'] }],
    ],
    TURNS,
    'proud',
  );
});

describe('what a view shows slowly', () => {
  testTable(
    [
      ['is not told before it is shown', [ADD], { status: 'Count: 0 of 10', does: ['events'] }],
      ['is not told when a timer is early', [ADD, 500, WAKE], { status: 'Count: 0 of 10', doesAnything: false }],
      ['is told then', [ADD, 900], { status: 'Count: 1 of 10', does: ['announce "Added 1. Next: 1"', 'toast'] }],
      ['is told before the next thing that happens', [ADD, ADD], { does: ['announce "Added 1. Next: 1"', 'toast', 'events'] }],
      [
        'keeps the result back, but stores it',
        FIVE,
        { outcome: null, best: null, played: 1, does: expect.arrayContaining(['store drop-save', 'store statistics']) as string[] },
      ],
      ['lets the result come', [...FIVE, 900], { outcome: 'lost', status: 'Game Over!' }],
    ],
    TURNS,
    SLOW,
  );
  testTable([['is told at once where no motion is wanted', [ADD], { status: 'Count: 1 of 10' }]], TURNS, SLOW, {
    prefersReducedMotion: true,
  });
});

describe('what is chosen or asked for', () => {
  testTable([
    [
      'a new game begins at once, with the keys on the board',
      [ADD, { type: 'new-game', options: createTestOptions(counter, TURNS) }],
      { count: 0, does: ['store value', 'store drop-save', 'announce "Count: 0 of 10"', 'focus'] },
    ],
    ['a result that is put away leaves the keys on the board', [...FIVE, { type: 'focus-board' }], { does: ['focus'] }],
    [
      'what is said beside the status is told',
      [ADD, { type: 'show-notice', text: 'Copied.' }],
      { notice: 'Copied.', does: ['announce "Copied."'] },
    ],
    ['a preference is kept', [{ type: 'set-preference', id: 'bright', value: true }], { does: ['store preference'] }],
  ]);
});
