// What happens in a game, by a move or by time: the state goes on, and everybody is told.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import { addToStatistics, COUNTED_END, finishGame, hasBeaten } from './finish-game.ts';
import { appendEntry, type LogEntry } from './persistence/move-log.ts';
import type { Effect, Session } from './session.ts';
import { chain, unchanged, type Transition } from './transition.ts';

/** What listeners are told: what happened, the status when it says something new, and always how a game ended. */
function describeChange({ text }: MiniGame, before: Session, after: Session): readonly Effect[] {
  const status = text.status(after.state);
  const sentence = text.announcement?.(after.events, after.state) ?? null;
  const isNews = after.outcome !== null ? !sentence?.includes(status) : sentence === null && status !== text.status(before.state);
  const said = [...(sentence ? [sentence] : []), ...(isNews ? [status] : [])].join(' ');
  return said === '' ? [] : [{ type: 'announce', text: said }];
}

/** Counts what is celebrated on the way, once a game. */
function withMilestones(game: MiniGame, session: Session): Transition {
  const { results } = game;
  const ids = session.events.map((event) => results?.milestone?.(event) ?? null).filter((id) => id !== null);
  const fresh = ids.filter((id) => !session.counted.includes(id));
  if (fresh.length === 0) return [session, []];
  const marked: Session = { ...session, counted: [...session.counted, ...fresh] };
  const [after, counts] = fresh.reduce<Transition>(
    (stepped, id) => chain(stepped, (one) => addToStatistics(game, one, { kind: 'outcome', id })),
    unchanged(marked),
  );
  return [after, [...counts, { type: 'celebrate' }]];
}

/** What deserves a toast. An end or a milestone that undo took back was news the first time. */
function collectToasts({ text, results }: MiniGame, { counted }: Session, { state, events, outcome }: Session): readonly Effect[] {
  if (outcome !== null && counted.includes(COUNTED_END)) return [];
  const isOld = (event: GameEvent) => counted.some((id) => id === results?.milestone?.(event));
  const messages = events.map((event) => (isOld(event) ? null : (text.toast?.(event, state) ?? null)));
  return messages.filter((message) => message !== null).map((message) => ({ type: 'toast', message }));
}

/** The moment in which the mark of a day's board is beaten. */
function announceBeatenMark(game: MiniGame, before: Session, after: Session): readonly Effect[] {
  if (!hasBeaten(game, after) || hasBeaten(game, before)) return [];
  return [{ type: 'toast', message: { title: 'Beaten!', detail: 'This day is done. Play on for more.' } }, { type: 'celebrate' }];
}

/** Ends what the view was still showing, so that nothing is told out of order. */
export function flushPendingEffects(session: Session): Transition {
  return session.pending ? [{ ...session, pending: null }, session.pending.effects] : [session, []];
}

export interface StateChange {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** The session once the rules have gone on by `entry`. */
export function applyMove(
  game: MiniGame,
  session: Session,
  { state, events }: StateChange,
  entry: LogEntry<object>,
  now: number,
): Transition {
  const [before, earlier] = flushPendingEffects(session);
  const outcome = game.rules.outcome(state);
  const log = appendEntry(before.log, entry);
  const moved: Session = { ...before, state, events, outcome, log, hint: null, notice: null, unsavedAtMs: before.unsavedAtMs ?? now };
  const [marked, milestones] = withMilestones(game, moved);
  const [after, ending] = outcome === null ? [marked, []] : finishGame(game, marked, outcome, now);
  const later: readonly Effect[] = [
    ...describeChange(game, before, after),
    ...collectToasts(game, before, after),
    ...announceBeatenMark(game, before, after),
    ...milestones,
    ...ending,
  ];
  const atOnce: readonly Effect[] = [...earlier, { type: 'events', events }];
  const animationMs = after.prefersReducedMotion ? 0 : (game.text.animationMs?.(events) ?? 0);
  if (animationMs === 0) return [after, [...atOnce, ...later]];
  const isStored = ({ type }: Effect) => type === 'store';
  const pending = {
    untilMs: now + animationMs,
    status: game.text.status(before.state),
    effects: later.filter((effect) => !isStored(effect)),
  };
  return [{ ...after, pending }, [...atOnce, ...later.filter(isStored)]];
}
