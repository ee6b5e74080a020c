// Tests sessions with tables of actions (and ms that pass in between) and the expected state after them.
import { describe, expect, it } from 'vitest';
import { game as counter } from '#templates/mini-game/game.ts';
import { createSession } from '#app/game-kit/session/session.ts';
import { step, type Action } from '#app/game-kit/session/step.ts';
import {
  ADD,
  doing,
  CLOCK,
  createTestOptions,
  FIVE,
  LUCKY_SEED,
  NEW_DEVICE,
  run,
  SLOW,
  testTable,
  TURNS,
  UNDO,
  type TestStep,
} from './test-step.ts';
import { getWakeTime } from '#app/game-kit/session/game-time.ts';
import { getPlayedMs } from '#app/game-kit/session/stopwatch.ts';

const SKIP = { type: 'skip' };
const REDO: Action = { type: 'redo' };
const HINT: Action = { type: 'hint' };
const NO_HINT = 'No more useful moves.';
const UNSURE = "I can't find a good move here.";
const BY_SESSION = { pauseState: 'paused by session' };
const WHY = 'It takes you 1 closer.';
const ENDED = 'Game Over!';
const OVER = 'This game is over.';
const PAUSE: Action = { type: 'pause' };
const RESUME: Action = { type: 'resume' };
const TOGGLE: Action = { type: 'toggle-pause' };
const WAKE: Action = { type: 'wake' };
const LEAVE: Action = { type: 'leave' };
const HIDE_TAB: Action = { type: 'obstruct', by: 'visibility' };
const SHOW_TAB: Action = { type: 'unobstruct', by: 'visibility' };
const OPEN_DIALOG: Action = { type: 'obstruct', by: 'dialog' };
const CLOSE_DIALOG: Action = { type: 'unobstruct', by: 'dialog' };

/** What the end of a game stores. */
const STORED = ['store drop-save', 'store statistics'];
const ANNOUNCEMENT = expect.any(String) as string;
const DISMISSED: readonly TestStep[] = [...FIVE, { type: 'show-result' }, { type: 'dismiss-result' }];

describe('a move', () => {
  testTable({}, [
    ['changes the state and is announced', [ADD], { count: 1, does: ['events', 'announce "Added 1. Next: 1"'] }],
    ['is saved within a second', [ADD, 1000], { does: ['store save'], waits: false }],
    ['is saved together with the next one', [ADD, 600, ADD, 400], { does: ['store save'], count: 2 }],
    ['is saved once', [ADD, 1000, 5000], { doesAnything: false }],
    ['that is refused says why, and keeps the status', [...FIVE, ADD], { status: ENDED, notice: OVER, does: [`announce "${OVER}"`] }],
    ['that is refused keeps its notice if a timer fires early', [...FIVE, ADD, 500, WAKE], { notice: OVER }],
    ['that is refused hides its notice after two seconds', [...FIVE, ADD, 2000], { notice: null, status: ENDED }],
    ['that is none is refused by the view', [{ type: 'refuse', text: 'No.' }], { notice: 'No.', does: ['announce "No."'] }],
    ['that is none is not refused during a pause', [ADD, { type: 'pause' }, { type: 'refuse', text: 'No.' }], { notice: null }],
  ]);
});

describe('undo and redo', () => {
  testTable({}, [
    ['take a move back', [ADD, ADD, UNDO], { count: 1, canUndo: true, canRedo: true }],
    ['stop at the start', [ADD, UNDO, UNDO], { count: 0, canUndo: false }],
    ['redo only the undone moves', [ADD, ADD, UNDO, REDO], { count: 2, canRedo: false }],
    ['have nothing to redo after another move', [ADD, ADD, UNDO, ADD], { canRedo: false }],
    ['announce the status', [ADD, ADD, UNDO], { does: ['announce "Count: 1 of 10"'] }],
    ['reopen a finished game, which is counted once', [...FIVE, UNDO, ADD], { outcome: 'lost', played: 1 }],
    ['do nothing in a pause', [ADD, PAUSE, UNDO], { count: 1 }],
    ['go back nowhere in a pause', [ADD, PAUSE, { type: 'go-back', moves: 1 }], { count: 1 }],
    ['are unavailable if the game does not support them', [ADD, UNDO], { count: 1, canUndo: false }, { game: 'minimal' }],
    ['support undo without redo', [ADD, UNDO, REDO], { count: 0, canRedo: false, doesAnything: false }, { game: 'undo-only' }],
  ]);
});

describe('a hint', () => {
  testTable({}, [
    ['points out a move and says why', [HINT], { hint: { type: 'add' }, notice: WHY, hints: 1, does: [`announce "${WHY}"`] }],
    ['cycles through the good moves and counts once', [HINT, HINT], { hint: { type: 'skip' }, hints: 1 }],
    ['starts over with the best move', [HINT, HINT, HINT], { hint: { type: 'add' } }],
    ['stays until the next action', [HINT, 60_000], { hint: { type: 'add' }, notice: WHY }],
    ['disappears with the next move', [HINT, ADD], { hint: null, notice: null, hints: 1 }],
    ['counts again in another position', [HINT, ADD, HINT], { hints: 2 }],
    ['is unavailable during a pause', [ADD, PAUSE, HINT], { hint: null, hints: 0 }],
    ['is unavailable after the end', [...FIVE, HINT], { hint: null }],
    ['says that no good move is left', [HINT], { hint: null, hints: 0, notice: NO_HINT }, { game: 'hopeless' }],
    ['says that it finds none where one may be left', [HINT], { hint: null, hints: 0, notice: UNSURE }, { game: 'undecided' }],
    ['says how things stand while time has to pass', [ADD, HINT], { notice: null }, { game: 'hopeless', variant: CLOCK }],
    ['is unavailable if the game has none', [HINT], { hint: null, hints: 0 }, { game: 'minimal' }],
  ]);
});

describe('time', () => {
  testTable({}, [
    ['runs from the first move, not before', [5000, ADD, 1500], { playedMs: 1500 }],
    ['stops during a pause', [ADD, 1000, PAUSE, 60_000, RESUME, 500], { playedMs: 1500 }],
    ['stops at the end', [ADD, 1000, ...FIVE, 1000], { playedMs: 1000 }],
    ['stops while the tab is hidden, then resumes', [ADD, 1000, HIDE_TAB, 60_000, SHOW_TAB, 500], { playedMs: 1500, pauseState: null }],
    ['resumes with a move, because the player must see the board', [ADD, HIDE_TAB, 5000, ADD, 700], { playedMs: 700, count: 2 }],
  ]);
  testTable({ variant: CLOCK }, [
    ['of the rules starts with the first move: a step of 1 is skipped', [ADD, 2000, ADD], { count: 4 }],
    ['of the rules does not run before the first move', [60_000], { waits: false }],
    ['of the rules needs no timer after the end', [...Array.from({ length: 20 }, () => ADD), 2000], { waits: false }],
  ]);

  it.each([
    [2000 + 5000, null],
    [2000 + 5000 + 1, { kind: 'paused', by: 'session' }],
    [3_600_000, { kind: 'paused', by: 'session' }],
  ] as const)(
    'G4 does not count if a timer fires more than five seconds late, because the device was asleep (after %i ms)',
    (ms, pauseState) => {
      const first = run(counter, createSession(counter, createTestOptions(counter, CLOCK)), [ADD]);
      const later = first.now + ms;
      const [wokenSession] = step({ ...counter, device: NEW_DEVICE }, first.session, { type: 'wake' }, later);
      expect(wokenSession.pauseState).toEqual(pauseState);
      expect(getPlayedMs(counter, wokenSession, later)).toBe(pauseState ? 0 : ms);
    },
  );
});

describe('a pause in a turn-based game', () => {
  testTable({}, [
    ['is started by the player', [ADD, PAUSE], { pauseState: 'paused by player', hasPauseOverlay: true, does: ['store save'] }],
    ['refuses moves', [ADD, PAUSE, ADD], { count: 1 }],
    ['ends immediately', [ADD, PAUSE, RESUME], { pauseState: null, doesAnything: false }],
    ['is toggled', [ADD, TOGGLE, TOGGLE], { pauseState: null, hasPauseOverlay: false }],
    ['remains when the tab becomes visible again', [ADD, PAUSE, HIDE_TAB, SHOW_TAB], { pauseState: 'paused by player' }],
    ['is impossible before the first move', [PAUSE], { pauseState: null }],
    ['is impossible after the end', [...FIVE, PAUSE], { pauseState: null }],
    ['is not caused by a hidden tab, nor an overlay', [ADD, HIDE_TAB], { pauseState: null, hasPauseOverlay: false, does: ['store save'] }],
    ['is not caused by a dialog', [ADD, OPEN_DIALOG], { pauseState: null, hasPauseOverlay: false }],
    ['does not count as played time, nor does a dialog', [ADD, 1000, OPEN_DIALOG, 60_000, CLOSE_DIALOG, 500], { playedMs: 1500 }],
    ['is impossible if no time is measured', [ADD, PAUSE], { pauseState: null }, { game: 'minimal' }],
  ]);
});

describe('a game with a clock', () => {
  testTable({ variant: CLOCK }, [
    ['counts down before it resumes, with a visible board', [ADD, PAUSE, RESUME], { countdown: 3, hasPauseOverlay: false }],
    ['counts 1', [ADD, PAUSE, RESUME, 2000], { countdown: 1 }],
    ['resumes after 3, 2, 1', [ADD, PAUSE, RESUME, 3000], { countdown: null, pauseState: null }],
    ['ignores moves during the countdown', [ADD, PAUSE, RESUME, 1000, ADD], { count: 1 }],
    ['can be paused during the countdown', [ADD, PAUSE, RESUME, 1000, TOGGLE], { pauseState: 'paused by player', countdown: null }],
    ['is paused when the tab is hidden', [ADD, HIDE_TAB], { pauseState: 'paused by session', hasPauseOverlay: true, does: ['store save'] }],
    ['stays paused when the tab becomes visible again', [ADD, HIDE_TAB, SHOW_TAB, 9000], { ...BY_SESSION, waits: false }],
    ['is not paused before the first move', [HIDE_TAB, SHOW_TAB, ADD], { pauseState: null, count: 1 }],
    ['is paused again when the countdown ends in a hidden tab', [ADD, HIDE_TAB, RESUME, 3000], { pauseState: 'paused by session' }],
    ['is paused when the tab is hidden during the countdown', [ADD, PAUSE, RESUME, HIDE_TAB], { pauseState: 'paused by session' }],
    ['ignores a second dialog', [ADD, OPEN_DIALOG, OPEN_DIALOG], { pauseState: 'obstructed', doesAnything: false }],
    ['ignores the closing of a dialog that was not open', [ADD, CLOSE_DIALOG], { pauseState: null, doesAnything: false }],
    ['stays paused when a dialog is closed in a hidden tab', [ADD, OPEN_DIALOG, HIDE_TAB, CLOSE_DIALOG], BY_SESSION],
    ['can be resumed while a dialog is open', [ADD, OPEN_DIALOG, RESUME, 3000], { pauseState: null }],
    ['is stopped by a dialog', [ADD, OPEN_DIALOG, 60_000], { pauseState: 'obstructed', hasPauseOverlay: true, count: 1 }],
    ['counts down when the dialog is closed', [ADD, OPEN_DIALOG, CLOSE_DIALOG], { pauseState: 'counting-down', countdown: 3 }],
    ['stays paused when a dialog is closed', [ADD, PAUSE, OPEN_DIALOG, CLOSE_DIALOG], { pauseState: 'paused by player' }],
    ['is not stopped by a dialog before the first move', [OPEN_DIALOG, CLOSE_DIALOG], { pauseState: null, does: [] }],
    ['resumes after a dialog that was opened after a hidden tab', [ADD, HIDE_TAB, SHOW_TAB, OPEN_DIALOG, CLOSE_DIALOG], { countdown: 3 }],
  ]);
});

it('a countdown wakes the session every second', () => {
  const { session, now } = run(counter, createSession(counter, createTestOptions(counter, CLOCK)), [ADD, PAUSE, 1000, RESUME]);
  expect(getWakeTime(counter, session, now)).toBe(now + 1000);
  expect(getWakeTime(counter, session, now + 1000)).toBe(now + 2000);
  expect(getWakeTime(counter, session, now + 2000)).toBe(now + 3000);
});

describe('a game without announcements of its moves', () => {
  testTable({ game: 'without-announcements' }, [
    ['announces its status if it has changed', [ADD], { does: ['events', 'announce "Count: 1 of 10"'] }],
    ['announces nothing if its status is the same', [{ type: 'play', move: SKIP }], { does: ['events'] }],
  ]);
});

describe('other actions', () => {
  const NEW_GAME: Action = { type: 'new-game', options: createTestOptions(counter, TURNS) };
  testTable({}, [
    [
      'a new game starts immediately',
      [ADD, NEW_GAME],
      { count: 0, does: ['store variant', 'store drop-save', 'announce "Count: 0 of 10"'] },
    ],
    ['a notice can mark a move', [{ type: 'show-notice', text: 'It lost.', mark: SKIP }], { notice: 'It lost.', hint: SKIP, hints: 0 }],
    ['a notice is also announced', [ADD, { type: 'show-notice', text: 'Copied.' }], { notice: 'Copied.', does: ['announce "Copied."'] }],
    ['a preference is stored', [{ type: 'set-preference', id: 'bright', value: true }], { does: ['store preference'] }],
  ]);
});

describe('the end', () => {
  testTable({}, [
    [
      'is counted, announced, and not saved',
      FIVE,
      { outcome: 'lost', played: 1, won: 0, does: ['events', expect.stringContaining(ENDED) as string, ...STORED, 'ended'] },
    ],
    ['saves nothing when the page is left', [...FIVE, LEAVE], { doesAnything: false }],
    ['has a result card', DISMISSED.slice(0, -1), { resultCard: 'shown' }],
    ['has no result card once it is dismissed', DISMISSED, { resultCard: 'dismissed', doesAnything: false }],
    ['has a result card again when it is reached again', [...DISMISSED, UNDO, REDO], { resultCard: 'due' }],
  ]);
  testTable({ seed: LUCKY_SEED }, [
    ['is celebrated when it is won', FIVE, { outcome: 'won', won: 1, does: doing('celebrate') }],
    ['is celebrated once, even after undo', [...FIVE, UNDO, ADD], { played: 1, does: ['events', ANNOUNCEMENT, 'store drop-save'] }],
  ]);
  testTable({ game: 'with-toasts', seed: LUCKY_SEED }, [
    ['shows a toast for other moves after undo', [...FIVE, UNDO, UNDO, ADD], { does: ['events', ANNOUNCEMENT, 'toast'] }],
  ]);
});

describe('a move with an animation', () => {
  testTable({ game: SLOW }, [
    ['is not announced before the animation has ended', [ADD], { status: 'Count: 0 of 10', does: ['events'] }],
    ['is not announced if a timer fires early', [ADD, 500, WAKE], { status: 'Count: 0 of 10', doesAnything: false }],
    ['is announced when the animation has ended', [ADD, 900], { status: 'Count: 1 of 10', does: ['announce "Added 1. Next: 1"', 'toast'] }],
    ['is announced before the next move', [ADD, ADD], { does: ['announce "Added 1. Next: 1"', 'toast', 'events'] }],
    ['holds back the result, but stores it', FIVE, { outcome: null, best: null, played: 1, does: doing(...STORED) }],
    ['shows the result when the animation has ended', [...FIVE, 900], { outcome: 'lost', status: ENDED }],
    [
      'is announced at once if reduced motion is preferred',
      [ADD],
      { status: 'Count: 1 of 10' },
      { device: { prefersReducedMotion: true } },
    ],
  ]);
});
