// One step of a session: pure, so that all of it can be read and tested as a table.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { dropSave, RESTARTED, saved } from './finish-game.ts';
import { shown } from './apply-move.ts';
import { countedDown, covered, paused, resumed, uncovered } from './pause.ts';
import { hinted, played, steppedBack, steppedForth } from './moves.ts';
import type { Preferences } from '#app/game-kit/contract.ts';
import { begin, isByClock, isUnderway, isVeiled, type Cover, type Effect, type Fresh, type Session } from './session.ts';
import type { Statistics } from './persistence/statistics.ts';
import { none, andThen, type Stepped } from './transition.ts';
import { stopped } from './stopwatch.ts';
import { isSaveDue, passTime, playedMs, settled } from './game-time.ts';

/** What can happen to a session. */
export type Cause =
  | { readonly type: 'play'; readonly move: object }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'hint'; readonly best?: object | null } // a better move than the game's rule knows
  | { readonly type: 'pause' | 'resume' | 'toggle-pause' }
  | { readonly type: 'cover' | 'uncover'; readonly by: Cover }
  | { readonly type: 'new-game'; readonly fresh: Fresh }
  | { readonly type: 'restart'; readonly fresh: Fresh } // from the same seed
  | { readonly type: 'come-back'; readonly to: Session } // from the game of a link to the visitor's own
  | { readonly type: 'take-over'; readonly to: Session } // what another tab has left on the device
  | { readonly type: 'refresh'; readonly statistics: Statistics; readonly preferences: Preferences } // another tab may have changed them
  | { readonly type: 'prefer'; readonly id: string; readonly value: boolean | string }
  | { readonly type: 'say'; readonly words: string } // beside the status, until something happens
  | { readonly type: 'to-the-board' } // the player has put away what lay over it
  | { readonly type: 'wake' } // something is due (see wakeAt)
  | { readonly type: 'leave' }; // the page or the game is left, perhaps for good

function woken(game: MiniGame, session: Session, now: number): Stepped {
  const counted = countedDown(session, now);
  const isOld = counted.notice?.untilMs !== null && (counted.notice?.untilMs ?? Infinity) <= now;
  const fresh = isOld ? { ...counted, notice: null } : counted;
  const isShown = fresh.showing !== null && now >= fresh.showing.untilMs;
  return andThen(
    andThen(isShown ? shown(fresh) : none(fresh), (next) => passTime(game, next, now)),
    (next) => (isSaveDue(next, now) ? saved(game, next, playedMs(game, next, now)) : none(next)),
  );
}

/** A game that is given up leaves nothing to play on. */
function left(session: Session): readonly Effect[] {
  return [dropSave(session), ...(session.detour ? [{ type: 'link-left' } as const] : [])];
}

const BACK = 'Here is the game that you had left. New Game starts another one.';

function cameBack(session: Session, to: Session): Stepped {
  return [
    { ...to, covers: session.covers, game: session.game + 1, notice: { words: BACK, untilMs: null } },
    [...left(session), { type: 'tell', words: BACK }, { type: 'focus' }],
  ];
}

const LEFT_ELSEWHERE = 'Here is your game as you left it in another tab.';
const ENDED_ELSEWHERE = 'Your game ended in another tab. Here is a new one.';

/** A board that goes on stays on the screen; another one is a new game for the view. */
function takeOver(session: Session, to: Session): Stepped {
  const isSameGame = JSON.stringify(to.origin) === JSON.stringify(session.origin);
  const notice = { words: isUnderway(to) ? LEFT_ELSEWHERE : ENDED_ELSEWHERE, untilMs: null };
  return none({ ...to, covers: session.covers, game: session.game + (isSameGame ? 0 : 1), notice });
}

/** Another best score than this session knows comes from another tab: it is the one to beat. */
function refresh(session: Session, { statistics, preferences }: Extract<Cause, { type: 'refresh' }>): Session {
  if (JSON.stringify([statistics, preferences]) === JSON.stringify([session.statistics, session.preferences])) return session;
  const isNewBest = statistics.bestScore !== session.statistics.bestScore && session.outcome === null;
  return { ...session, statistics, preferences, bestBefore: isNewBest ? statistics.bestScore : session.bestBefore };
}

/** The causes by which a player does something in a game. */
const ACTS: ReadonlySet<Cause['type']> = new Set(['play', 'undo', 'redo', 'hint', 'resume', 'toggle-pause']);

export function isAct({ type }: Pick<Cause, 'type'>): boolean {
  return ACTS.has(type);
}

/** Notes what the player has done, to be saved within a second. A game by the clock that goes on is saved once time has passed. */
function noteAct(before: Session, after: Session, now: number): Session {
  const hasActed = after.log !== before.log || after.hints !== before.hints;
  const goesOn = isByClock(after) && isVeiled(before) && !isVeiled(after);
  if (!hasActed && !goesOn) return after;
  if (after.outcome !== null) return { ...after, playerActed: 'saved' };
  return { ...after, playerActed: 'unsaved', unsavedAtMs: hasActed ? (after.unsavedAtMs ?? now) : after.unsavedAtMs };
}

function started(game: MiniGame, session: Session, fresh: Fresh): Stepped {
  const next = begin(game, fresh, session);
  const { rules, words } = game;
  return [
    next,
    [
      { type: 'store', write: { kind: 'value', key: 'variant', value: fresh.variant.id } },
      ...left(session),
      ...(rules.carry ? [{ type: 'store', write: { kind: 'value', key: 'carried', value: rules.carry(next.state) } } as const] : []),
      { type: 'tell', words: words.status(next.state) },
      { type: 'focus' },
    ],
  ];
}

/** On the board of a day it takes back all moves and nothing else: time and hints go on to count. */
function restarted(game: MiniGame, session: Session, fresh: Fresh, now: number): Stepped {
  const isDay = fresh.detour?.kind === 'day';
  const again = { ...begin(game, fresh, session), counted: [RESTARTED] };
  const next = isDay ? { ...again, watch: stopped(session.watch, now), hints: session.hints } : again;
  return [next, [dropSave(session), { type: 'tell', words: game.words.status(next.state) }, { type: 'focus' }]];
}

function stepped(game: MiniGame, session: Session, cause: Cause, now: number): Stepped {
  switch (cause.type) {
    case 'play':
      return played(game, session, cause.move, now);
    case 'undo':
      return steppedBack(game, session, now);
    case 'redo':
      return steppedForth(game, session, now);
    case 'hint':
      return hinted(game, session, cause.best ?? null);
    case 'pause':
      return paused(game, session, now);
    case 'resume':
      return resumed(session, now);
    case 'toggle-pause':
      return isVeiled(session) ? resumed(session, now) : paused(game, session, now);
    case 'cover':
      return covered(game, session, cause.by, now);
    case 'uncover':
      return uncovered(session, cause.by, now);
    case 'new-game':
      return started(game, session, cause.fresh);
    case 'restart':
      return restarted(game, session, cause.fresh, now);
    case 'come-back':
      return cameBack(session, cause.to);
    case 'take-over':
      return takeOver(session, cause.to);
    case 'refresh':
      return none(refresh(session, cause));
    case 'prefer': {
      const preferences = { ...session.preferences, [cause.id]: cause.value };
      return [{ ...session, preferences }, [{ type: 'store', write: { kind: 'preference', id: cause.id, value: cause.value } }]];
    }
    case 'say':
      return [{ ...session, notice: { words: cause.words, untilMs: null } }, [{ type: 'tell', words: cause.words }]];
    case 'to-the-board':
      return [session, [{ type: 'focus' }]];
    case 'wake':
      return woken(game, session, now);
    case 'leave':
      return andThen(passTime(game, session, now), (next) => saved(game, next, playedMs(game, next, now)));
    default:
      return cause satisfies never;
  }
}

/** Where a session comes to by a cause, and what there is to do about it. `now` is in ms and never runs backward. */
export function step(game: MiniGame, session: Session, cause: Cause, now: number): Stepped {
  const [next, effects] = stepped(game, session, cause, now);
  return [settled(game, isAct(cause) ? noteAct(session, next, now) : next, now), effects];
}
