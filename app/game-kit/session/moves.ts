// What a player does in a game: moves, steps back and forth, hints.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import { finished } from './finish-game.ts';
import { happened, shown } from './apply-move.ts';
import { back, forth, replay, type Log } from './persistence/move-log.ts';
import { NO_RECORDS, type Session } from './session.ts';
import { none, andThen, type Stepped } from './transition.ts';
import { passTime } from './game-time.ts';

/** How long it is said why a move was refused. */
const REFUSAL_MS = 2000;

/** What time brought about just before a move belongs to the same step: a view sees it all. */
function joined(earlier: readonly GameEvent[], [session, effects]: Stepped): Stepped {
  return [earlier.length === 0 ? session : { ...session, events: [...earlier, ...session.events] }, effects];
}

/** Plays a move, unless the game stands still. */
export function played(game: MiniGame, session: Session, move: object, now: number): Stepped {
  if (session.hold !== null) return none(session);
  // Whoever plays sees the game, even before the browser has said so, and whatever is open beside it.
  const seen: Session = { ...session, covers: [] };
  return andThen(passTime(game, seen, now), (passed) => {
    if (passed.hold !== null) return none(passed);
    const result = game.rules.play(passed.state, move);
    if (!('refused' in result)) return joined(passed === seen ? [] : passed.events, happened(game, passed, result, move, now));
    if (result.refused === null) return none(passed);
    const words = result.refused;
    return [{ ...passed, notice: { words, untilMs: now + REFUSAL_MS } }, [{ type: 'tell', words }]];
  });
}

/** Goes to another place of the history. */
function at(game: MiniGame, session: Session, log: Log<object> | null, now: number): Stepped {
  if (log === null || session.hold !== null) return none(session);
  const state = replay(game.rules, session.origin, log.entries);
  if (state === null) throw new Error('The rules refuse what they have played');
  return andThen(shown(session), (before) => {
    const outcome = game.rules.outcome(state);
    const there: Session = {
      ...before,
      log,
      state,
      outcome,
      events: [],
      usedAtMs: null,
      hint: null,
      notice: null,
      records: NO_RECORDS,
      unsavedAtMs: now,
    };
    const told = [{ type: 'tell', words: game.words.status(state) }] as const;
    return andThen([there, told], (next) => (outcome ? finished(game, next, outcome, now) : none(next)));
  });
}

export function steppedBack(game: MiniGame, session: Session, now: number): Stepped {
  return game.stepsBack === 'none' ? none(session) : at(game, session, back(session.log), now);
}

export function steppedForth(game: MiniGame, session: Session, now: number): Stepped {
  return game.stepsBack === 'undo-and-redo' ? at(game, session, forth(session.log), now) : none(session);
}

/** Whether a hint would be the first in its position, and the game is there to be played. */
export function awaitsHint({ hold, outcome, hint }: Session): boolean {
  return hold === null && outcome === null && hint === null;
}

/** Points out a good move, first `best` where a search has found it, or the next good one; a position costs one hint. */
export function hinted({ hints, words }: MiniGame, session: Session, best: object | null): Stepped {
  if (!hints || session.hold !== null || session.outcome !== null) return none(session);
  const { hint, state } = session;
  const isBest = (move: object) => JSON.stringify(move) === JSON.stringify(best);
  const moves = hint?.moves ?? (best ? [best, ...hints.moves(state).filter((move) => !isBest(move))] : hints.moves(state));
  const index = hint === null ? 0 : (hint.index + 1) % moves.length;
  const move = moves[index];
  if (move === undefined) return [session, [{ type: 'tell', words: words.status(state) }]];
  const why = hints.why(state, move);
  const asked = session.hints + (hint === null ? 1 : 0);
  return [{ ...session, hint: { moves, index }, hints: asked, notice: { words: why, untilMs: null } }, [{ type: 'tell', words: why }]];
}
