// Player actions: moves, undo, redo and hints.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import type { GameOnDevice } from './device.ts';
import { finishGame } from './record-game.ts';
import { applyMove, flushPendingEffects } from './apply-move.ts';
import { undoLastMove, redoLastMove, replay, type MoveLog } from './persistence/move-log.ts';
import { NO_RECORDS, type Session, unchanged, chain, type Transition, withEnding, withMark } from './session.ts';
import { passTime } from './game-time.ts';

/** How long the reason of a refusal is shown. */
const REFUSAL_MS = 2000;

/** Events of the time step just before a move belong to the same update, so that the view does not miss them. */
function prependEvents(earlier: readonly GameEvent[], [session, effects]: Transition): Transition {
  return [earlier.length === 0 ? session : { ...session, events: [...earlier, ...session.events] }, effects];
}

/** Tells the player for a moment why something cannot be done. */
export function refuse(session: Session, text: string, now: number): Transition {
  if (session.pauseState !== null) return unchanged(session);
  return [{ ...session, notice: { text, untilMs: now + REFUSAL_MS } }, [{ type: 'announce', text }]];
}

/** Plays a move, unless the game is paused. */
export function playMove(game: GameOnDevice, session: Session, move: object, now: number): Transition {
  if (session.pauseState !== null) return unchanged(session);
  // A move proves that the board is visible: clear all obstructions.
  const unobstructed: Session = { ...session, obstructions: [] };
  return chain(passTime(game, unobstructed, now), (passed) => {
    if (passed.pauseState !== null) return unchanged(passed);
    const result = game.rules.play(passed.state, move);
    if (!('refused' in result))
      return prependEvents(passed === unobstructed ? [] : passed.events, applyMove(game, passed, result, move, now));
    return result.refused === null ? unchanged(passed) : refuse(passed, result.refused, now);
  });
}

/** Replaces the move log (undo and redo) and replays the state from it. */
function goToLog(game: GameOnDevice, session: Session, log: MoveLog<object> | null, now: number): Transition {
  if (log === null || session.pauseState !== null) return unchanged(session);
  const state = replay(game.rules, session.origin, log.entries);
  if (state === null) throw new Error('The rules refuse what they have played');
  return chain(flushPendingEffects(session), (before) => {
    const outcome = game.rules.outcome(state);
    const counted = before.outcome === null ? before : withMark(before, 'end');
    const replayed: Session = {
      ...withEnding(counted, { records: NO_RECORDS, card: 'due' }),
      log,
      state,
      outcome,
      events: [],
      advancedUntilMs: null,
      hint: null,
      notice: null,
      unsavedAtMs: now,
    };
    const announcement = [{ type: 'announce', text: game.text.status(state) }] as const;
    return chain([replayed, announcement], (next) => (outcome ? finishGame(game, next, outcome, now) : unchanged(next)));
  });
}

/** Takes back this many moves, in games without Undo too. */
export function goBack(game: GameOnDevice, session: Session, moves: number, now: number): Transition {
  let log: MoveLog<object> | null = session.log;
  for (let left = moves; log && left > 0; left -= 1) log = undoLastMove(log);
  return goToLog(game, session, log, now);
}

export function undoMove(game: GameOnDevice, session: Session, now: number): Transition {
  return game.undoSupport === 'none' ? unchanged(session) : goBack(game, session, 1, now);
}

export function redoMove(game: GameOnDevice, session: Session, now: number): Transition {
  return game.undoSupport === 'undo-and-redo' ? goToLog(game, session, redoLastMove(session.log), now) : unchanged(session);
}

/** Whether the game is running and no hint is shown for the current position. */
export function canRequestFirstHint({ pauseState, outcome, hint }: Session): boolean {
  return pauseState === null && outcome === null && hint === null;
}

/** Shows a sentence, and marks the move that it tells of as a hint would. */
export function showNotice({ hints }: MiniGame, session: Session, text: string, mark: object | undefined): Transition {
  const hint = mark ? { moves: [mark, ...(hints?.moves(session.state) ?? [])], index: 0 } : session.hint;
  return [{ ...session, hint, notice: { text, untilMs: null } }, [{ type: 'announce', text }]];
}

/** What is said without a hint. */
const NO_USEFUL_MOVE = 'No more useful moves.';
const UNSURE = "I can't find a good move here.";

/** Shows the first good move (`best` if a search found one), or the next one if a hint is already shown. Each position counts as one hint, which may cost time. */
export function showHint({ hints, results, text }: MiniGame, session: Session, best: object | null, now: number): Transition {
  if (!hints || session.pauseState !== null || session.outcome !== null) return unchanged(session);
  const { hint, state } = session;
  const isBest = (move: object) => JSON.stringify(move) === JSON.stringify(best);
  const moves = hint?.moves ?? (best ? [best, ...hints.moves(state).filter((move) => !isBest(move))] : hints.moves(state));
  const index = hint === null ? 0 : (hint.index + 1) % moves.length;
  const move = moves[index];
  if (move === undefined) {
    if (session.advancedUntilMs !== null) return [session, [{ type: 'announce', text: text.status(state) }]]; // it is not the player's turn
    const why = hints.isStuck?.(state) ? NO_USEFUL_MOVE : UNSURE;
    return [{ ...session, notice: { text: why, untilMs: null } }, [{ type: 'announce', text: why }]];
  }
  const hintCount = session.hints + (hint === null ? 1 : 0);
  const countCost = (used: number) => results?.time?.(0, used) ?? 0;
  const costMs = countCost(hintCount) - countCost(session.hints);
  const why = hints.why(state, move) + (costMs > 0 ? ` This hint adds ${costMs / 1000} seconds.` : '');
  const stopwatch = { ...session.stopwatch, countedMs: session.stopwatch.countedMs + costMs };
  return [
    {
      ...session,
      stopwatch,
      hint: { moves, index },
      hints: hintCount,
      notice: { text: why, untilMs: null },
      unsavedAtMs: session.unsavedAtMs ?? now,
    },
    [{ type: 'announce', text: why }],
  ];
}
