// Applies a new game state to the session, after a move or a time step, and collects the effects: announcements, toasts, sounds, storage.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import type { GameOnDevice } from './device.ts';
import { addToStatistics, createDailyResultEffects, finishGame, hasReachedTarget } from './record-game.ts';
import { appendEntry, type LogEntry } from './persistence/move-log.ts';
import { type Effect, type Session, hasMark, unchanged, type Transition, withEnding } from './session.ts';
import { getPlayedMs } from './stopwatch.ts';

/** The announcement for screen readers: the events, the status if it changed, and always how the game ended. */
function describeChange({ text }: MiniGame, before: Session, after: Session): readonly Effect[] {
  const status = text.status(after.state);
  const sentence = text.announcement?.(after.events, after.state) ?? null;
  const shouldAnnounceStatus =
    after.outcome !== null ? !sentence?.includes(status) : sentence === null && status !== text.status(before.state);
  const announcement = [...(sentence ? [sentence] : []), ...(shouldAnnounceStatus ? [status] : [])].join(' ');
  return announcement === '' ? [] : [{ type: 'announce', text: announcement }];
}

/** Adds new milestones (events with the type of an outcome) to the statistics, each once per game, and celebrates them. */
function withMilestones(game: MiniGame, session: Session): Transition {
  const outcomes = game.results?.outcomes?.(session.origin.variant.options).map(({ id }) => id);
  const { counted } = session.ending;
  const newIds = session.events.map(({ type }) => type).filter((type) => outcomes?.includes(type) && !counted.includes(type));
  if (newIds.length === 0) return unchanged(session);
  return [
    withEnding(session, { counted: [...counted, ...newIds] }),
    [...newIds.map((id) => addToStatistics(game, session, { kind: 'outcome', id })), { type: 'celebrate' }],
  ];
}

/** Toasts for the events. An end or milestone that was undone and reached again gets no second toast. */
function collectToasts({ text }: MiniGame, before: Session, { state, events, outcome }: Session): readonly Effect[] {
  if (outcome !== null && hasMark(before, 'end')) return [];
  const messages = events.map((event) => (before.ending.counted.includes(event.type) ? null : (text.toast?.(event, state) ?? null)));
  return messages.filter((message) => message !== null).map((message) => ({ type: 'toast', message }));
}

/** Stores and celebrates a daily board at the moment when its target score is reached. */
function celebrateTarget(game: GameOnDevice, before: Session, after: Session, now: number): readonly Effect[] {
  if (!hasReachedTarget(game, after) || hasReachedTarget(game, before)) return [];
  return [
    ...createDailyResultEffects(game, after, getPlayedMs(game, after, now)),
    { type: 'day-done' },
    { type: 'toast', message: { title: 'Daily goal reached', detail: 'You won this board. Keep playing for more.' } },
    { type: 'celebrate' },
  ];
}

/** Releases the effects that still wait for the view's animation, so that effects never run out of order. */
export function flushPendingEffects(session: Session): Transition {
  return session.pending ? [{ ...session, pending: null }, session.pending.effects] : [session, []];
}

export interface StateChange {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** The session after the rules accepted `entry`, with the resulting effects. */
export function applyMove(
  game: GameOnDevice,
  session: Session,
  { state, events }: StateChange,
  entry: LogEntry<object>,
  now: number,
): Transition {
  const [before, pendingEffects] = flushPendingEffects(session);
  const outcome = game.rules.outcome(state);
  const log = appendEntry(before.log, entry);
  const unsavedAtMs = before.unsavedAtMs ?? now;
  const moved: Session = { ...before, state, events, outcome, log, hint: null, notice: null, unsavedAtMs };
  const [marked, milestones] = withMilestones(game, outcome === null ? moved : withEnding(moved, { card: 'due' }));
  const [after, endEffects] = outcome === null ? [marked, []] : finishGame(game, marked, outcome, now);
  const delayedEffects: readonly Effect[] = [
    ...describeChange(game, before, after),
    ...collectToasts(game, before, after),
    ...celebrateTarget(game, before, after, now),
    ...milestones,
    ...endEffects,
  ];
  const immediateEffects: readonly Effect[] = [...pendingEffects, { type: 'events', events }];
  const animationMs = game.device.prefersReducedMotion ? 0 : (game.text.animationMs?.(events) ?? 0);
  if (animationMs === 0) return [after, [...immediateEffects, ...delayedEffects]];
  const isStored = ({ type }: Effect) => type === 'store';
  const pending = {
    untilMs: now + animationMs,
    status: game.text.status(before.state),
    effects: delayedEffects.filter((effect) => !isStored(effect)),
  };
  return [{ ...after, pending }, [...immediateEffects, ...delayedEffects.filter(isStored)]];
}
