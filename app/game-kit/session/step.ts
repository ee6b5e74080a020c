// The reducer of a session: a pure function from session and action to the next session and its effects.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Device, GameOnDevice } from './device.ts';
import { dropSave, saveSession } from './record-game.ts';
import { flushPendingEffects } from './apply-move.ts';
import { finishCountdown, obstruct, pauseGame, resumeGame, unobstruct } from './pause.ts';
import { goBack, playMove, redoMove, refuse, showHint, showNotice, undoMove } from './moves.ts';
import { createSession, isUnderway, hasPauseOverlay, unchanged, chain, withEnding, withMark } from './session.ts';
import type { Obstruction, Effect, NewGameOptions, Session, Transition } from './session.ts';
import { getPlayedMs, stopStopwatch } from './stopwatch.ts';
import { createWordWrite } from './words.ts';
import { isSaveDue, passTime, syncClocks } from './game-time.ts';

export type Action =
  | { readonly type: 'play'; readonly move: object }
  | { readonly type: 'refuse'; readonly text: string } // what is no move, such as a letter that no word has
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'go-back'; readonly moves: number } // to the move that lost it (see turning-point.ts)
  | { readonly type: 'hint'; readonly best?: object | null } // the move found by a search
  | { readonly type: 'pause' | 'resume' | 'toggle-pause' }
  | { readonly type: 'press-board' } // any key or pointer; moves are actions of their own
  | { readonly type: 'obstruct' | 'unobstruct'; readonly by: Obstruction }
  | { readonly type: 'new-game'; readonly options: NewGameOptions }
  | { readonly type: 'restart'; readonly options: NewGameOptions } // from the same seed
  | { readonly type: 'return-to-own-game'; readonly to: Session } // from a linked game to the player's own
  | { readonly type: 'catch-up'; readonly to: Session } // with the game that another tab has saved
  | { readonly type: 'refresh'; readonly device: Device } // another tab may have changed it
  | { readonly type: 'set-preference'; readonly id: string; readonly value: boolean | string }
  | { readonly type: 'show-notice'; readonly text: string; readonly mark?: object | undefined } // next to the status, and marked on the board, until the next move
  | { readonly type: 'show-result' | 'dismiss-result' }
  | { readonly type: 'wake' } // a timer has fired (see getWakeTime)
  | { readonly type: 'leave' }; // the page or the game is being left, perhaps for good

function wake(game: GameOnDevice, session: Session, now: number): Transition {
  const afterCountdown = finishCountdown(session, now);
  const isNoticeExpired = (afterCountdown.notice?.untilMs ?? Infinity) <= now;
  const current = isNoticeExpired ? { ...afterCountdown, notice: null } : afterCountdown;
  const isAnimationOver = current.pending !== null && now >= current.pending.untilMs;
  return chain(
    chain(isAnimationOver ? flushPendingEffects(current) : unchanged(current), (next) => passTime(game, next, now)),
    (next) => (isSaveDue(next, now) ? saveSession(game, next, getPlayedMs(game, next, now)) : unchanged(next)),
  );
}

/** Effects of abandoning a game: its save is deleted, and a link is removed from the address. */
function discardGame(session: Session): readonly Effect[] {
  return [dropSave(session), ...(session.source ? [{ type: 'link-abandoned' } as const] : [])];
}

const BACK_TEXT = "Here's the game you left. New Game starts another one.";

function returnToOwnGame(session: Session, to: Session): Transition {
  return [
    { ...to, obstructions: session.obstructions, gameNumber: session.gameNumber + 1, notice: { text: BACK_TEXT, untilMs: null } },
    [...discardGame(session), { type: 'announce', text: BACK_TEXT }],
  ];
}

const LEFT_ELSEWHERE_TEXT = "Here's your game as you left it in another tab.";
const ENDED_ELSEWHERE_TEXT = "Your game ended in another tab. Here's a new one.";

/** If the other tab continued the same game, the view stays mounted; a different game gets a new game number, which remounts it. */
function catchUp(session: Session, to: Session): Transition {
  const isSameGame = JSON.stringify(to.origin) === JSON.stringify(session.origin);
  const notice = { text: isUnderway(to) ? LEFT_ELSEWHERE_TEXT : ENDED_ELSEWHERE_TEXT, untilMs: null };
  return unchanged({ ...to, obstructions: session.obstructions, gameNumber: session.gameNumber + (isSameGame ? 0 : 1), notice });
}

/** A new best score that another tab has stored becomes the one to beat. */
function refresh({ device: { statistics } }: GameOnDevice, session: Session, device: Device): Session {
  const { bestScore } = device.statistics;
  return bestScore === statistics.bestScore || session.outcome !== null ? session : withEnding(session, { bestBefore: bestScore });
}

/** Actions that the player triggers in a game. */
const BY_PLAYER = new Set<Action['type']>(['play', 'refuse', 'undo', 'redo', 'go-back', 'hint', 'resume', 'toggle-pause', 'press-board']);

function startNewGame(game: MiniGame, session: Session, options: NewGameOptions): Transition {
  const next = createSession(game, options, session);
  const word = createWordWrite(game.rules, next);
  return [
    next,
    [
      { type: 'store', write: { kind: 'variant', variant: options.variant.id } },
      ...discardGame(session),
      ...(word ? [{ type: 'store', write: word } as const] : []),
      { type: 'announce', text: game.text.status(next.state) },
    ],
  ];
}

/** On a daily board, a restart only takes back the moves: time and hints keep counting. */
function restartGame(game: MiniGame, session: Session, options: NewGameOptions, now: number): Transition {
  const isDay = options.source?.kind === 'day';
  const restarted = withMark(createSession(game, options, session), 'restarted');
  const next = isDay ? { ...restarted, stopwatch: stopStopwatch(session.stopwatch, now), hints: session.hints } : restarted;
  return [next, [dropSave(session), { type: 'announce', text: game.text.status(next.state) }]];
}

/** Closes the card of a reached goal for good, and leaves the end a card of its own. */
function goOn(session: Session, now: number): Session {
  return { ...withEnding(withMark(session, 'goal'), { card: 'due' }), unsavedAtMs: now };
}

function reduceAction(game: GameOnDevice, session: Session, action: Action, now: number): Transition {
  switch (action.type) {
    case 'play':
      return playMove(game, session, action.move, now);
    case 'refuse':
      return refuse(session, action.text, now);
    case 'undo':
      return undoMove(game, session, now);
    case 'redo':
      return redoMove(game, session, now);
    case 'go-back':
      return goBack(game, session, action.moves, now);
    case 'hint':
      return showHint(game, session, action.best ?? null, now);
    case 'pause':
      return pauseGame(game, session, now);
    case 'resume':
      return unchanged(resumeGame(session, now));
    case 'toggle-pause':
      return hasPauseOverlay(session) ? unchanged(resumeGame(session, now)) : pauseGame(game, session, now);
    case 'obstruct':
      return obstruct(game, session, action.by, now);
    case 'unobstruct':
      return unchanged(unobstruct(session, action.by, now));
    case 'new-game':
      return startNewGame(game, session, action.options);
    case 'restart':
      return restartGame(game, session, action.options, now);
    case 'return-to-own-game':
      return returnToOwnGame(session, action.to);
    case 'catch-up':
      return catchUp(session, action.to);
    case 'press-board':
      return unchanged(session);
    case 'refresh':
      return unchanged(refresh(game, session, action.device));
    case 'set-preference':
      return [session, [{ type: 'store', write: { kind: 'preference', id: action.id, value: action.value } }]];
    case 'show-notice':
      return showNotice(game, session, action.text, action.mark);
    case 'show-result':
      // Saved first: the card of a daily board reads what is stored.
      return chain(saveSession(game, session, getPlayedMs(game, session, now)), (next) => unchanged(withEnding(next, { card: 'shown' })));
    case 'dismiss-result':
      return unchanged(session.outcome === null ? goOn(session, now) : withEnding(session, { card: 'dismissed' }));
    case 'wake':
      return wake(game, session, now);
    case 'leave':
      return chain(passTime(game, session, now), (next) => saveSession(game, next, getPlayedMs(game, next, now)));
  }
}

/** The next session after an action, with its effects. `now` is a monotonic time in ms. */
export function step(game: GameOnDevice, session: Session, action: Action, now: number): Transition {
  const { isHeld, ...stopwatch } = session.stopwatch;
  const pressed = isHeld && BY_PLAYER.has(action.type) ? { ...session, stopwatch } : session;
  const [next, effects] = reduceAction(game, pressed, action, now);
  return [syncClocks(game, next, now), effects];
}
