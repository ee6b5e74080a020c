// Applies a new game state to the session, after a move or a time step, and collects the effects: announcements, toasts, sounds, storage.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import { addToStatistics, createDailyResultEffects, finishGame, hasReachedTarget } from './finish-game.ts';
import { appendEntry, type LogEntry } from './persistence/move-log.ts';
import { type Effect, type Session, chain, unchanged, type Transition } from './session.ts';
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
  const newIds = session.events.map(({ type }) => type).filter((type) => outcomes?.includes(type) && !session.milestones.includes(type));
  if (newIds.length === 0) return [session, []];
  const marked: Session = { ...session, milestones: [...session.milestones, ...newIds] };
  const [after, statisticsEffects] = newIds.reduce<Transition>(
    (stepped, id) => chain(stepped, (one) => addToStatistics(game, one, { kind: 'outcome', id })),
    unchanged(marked),
  );
  return [after, [...statisticsEffects, { type: 'celebrate' }]];
}

/** Toasts for the events. An end or milestone that was undone and reached again gets no second toast. */
function collectToasts({ text }: MiniGame, { isCounted, milestones }: Session, { state, events, outcome }: Session): readonly Effect[] {
  if (outcome !== null && isCounted) return [];
  const messages = events.map((event) => (milestones.includes(event.type) ? null : (text.toast?.(event, state) ?? null)));
  return messages.filter((message) => message !== null).map((message) => ({ type: 'toast', message }));
}

/** Stores and celebrates a daily board at the moment when its target score is reached. */
function celebrateTarget(game: MiniGame, before: Session, after: Session, now: number): readonly Effect[] {
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
  game: MiniGame,
  session: Session,
  { state, events }: StateChange,
  entry: LogEntry<object>,
  now: number,
): Transition {
  const [before, pendingEffects] = flushPendingEffects(session);
  const outcome = game.rules.outcome(state);
  const log = appendEntry(before.log, entry);
  const moved: Session = {
    ...before,
    state,
    events,
    outcome,
    log,
    hint: null,
    notice: null,
    resultCard: outcome === null ? before.resultCard : 'due',
    unsavedAtMs: before.unsavedAtMs ?? now,
  };
  const [marked, milestones] = withMilestones(game, moved);
  const [after, endEffects] = outcome === null ? [marked, []] : finishGame(game, marked, outcome, now);
  const delayedEffects: readonly Effect[] = [
    ...describeChange(game, before, after),
    ...collectToasts(game, before, after),
    ...celebrateTarget(game, before, after, now),
    ...milestones,
    ...endEffects,
  ];
  const immediateEffects: readonly Effect[] = [...pendingEffects, { type: 'events', events }];
  const animationMs = after.prefersReducedMotion ? 0 : (game.text.animationMs?.(events) ?? 0);
  if (animationMs === 0) return [after, [...immediateEffects, ...delayedEffects]];
  const isStored = ({ type }: Effect) => type === 'store';
  const pending = {
    untilMs: now + animationMs,
    status: game.text.status(before.state),
    effects: delayedEffects.filter((effect) => !isStored(effect)),
  };
  return [{ ...after, pending }, [...immediateEffects, ...delayedEffects.filter(isStored)]];
}
