// What happens in a game, by a move or by time: the state goes on, and everybody is told.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import { addToStatistics, END, finished, hasBeaten } from './finish-game.ts';
import { logged, type Entry } from './persistence/move-log.ts';
import type { Effect, Session } from './session.ts';
import { andThen, none, type Stepped } from './transition.ts';

/** What listeners are told: what happened, the status when it says something new, and always how a game ended. */
function told({ words }: MiniGame, before: Session, after: Session): readonly Effect[] {
  const status = words.status(after.state);
  const sentence = words.told?.(after.events, after.state) ?? null;
  const isNews = after.outcome !== null ? !sentence?.includes(status) : sentence === null && status !== words.status(before.state);
  const said = [...(sentence ? [sentence] : []), ...(isNews ? [status] : [])].join(' ');
  return said === '' ? [] : [{ type: 'tell', words: said }];
}

/** Counts what is celebrated on the way, once a game. */
function withMilestones(game: MiniGame, session: Session): Stepped {
  const { results } = game;
  const ids = session.events.map((event) => results?.milestone?.(event) ?? null).filter((id) => id !== null);
  const fresh = ids.filter((id) => !session.counted.includes(id));
  if (fresh.length === 0) return [session, []];
  const marked: Session = { ...session, counted: [...session.counted, ...fresh] };
  const [after, counts] = fresh.reduce<Stepped>(
    (stepped, id) => andThen(stepped, (one) => addToStatistics(game, one, { kind: 'outcome', id })),
    none(marked),
  );
  return [after, [...counts, { type: 'celebrate' }]];
}

/** What deserves a toast. An end or a milestone that undo took back was news the first time. */
function newsOf({ words, results }: MiniGame, { counted }: Session, { state, events, outcome }: Session): readonly Effect[] {
  if (outcome !== null && counted.includes(END)) return [];
  const isOld = (event: GameEvent) => counted.some((id) => id === results?.milestone?.(event));
  const news = events.map((event) => (isOld(event) ? null : (words.toast?.(event, state) ?? null)));
  return news.filter((one) => one !== null).map((one) => ({ type: 'toast', news: one }));
}

/** The moment in which the mark of a day's board is beaten. */
function beatenNow(game: MiniGame, before: Session, after: Session): readonly Effect[] {
  if (!hasBeaten(game, after) || hasBeaten(game, before)) return [];
  return [{ type: 'toast', news: { title: 'Beaten!', detail: 'This day is done. Play on for more.' } }, { type: 'celebrate' }];
}

/** Ends what the view was still showing, so that nothing is told out of order. */
export function shown(session: Session): Stepped {
  return session.showing ? [{ ...session, showing: null }, session.showing.effects] : [session, []];
}

export interface Happening {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** The session once the rules have gone on by `entry`. */
export function happened(game: MiniGame, session: Session, { state, events }: Happening, entry: Entry<object>, now: number): Stepped {
  const [before, earlier] = shown(session);
  const outcome = game.rules.outcome(state);
  const log = logged(before.log, entry);
  const moved: Session = { ...before, state, events, outcome, log, hint: null, notice: null, unsavedAtMs: before.unsavedAtMs ?? now };
  const [marked, milestones] = withMilestones(game, moved);
  const [after, ending] = outcome === null ? [marked, []] : finished(game, marked, outcome, now);
  const later: readonly Effect[] = [
    ...told(game, before, after),
    ...newsOf(game, before, after),
    ...beatenNow(game, before, after),
    ...milestones,
    ...ending,
  ];
  const atOnce: readonly Effect[] = [...earlier, { type: 'happened', events }];
  const showsMs = after.isCalm ? 0 : (game.words.showsForMs?.(events) ?? 0);
  if (showsMs === 0) return [after, [...atOnce, ...later]];
  const isStored = ({ type }: Effect) => type === 'store';
  const showing = { untilMs: now + showsMs, status: game.words.status(before.state), effects: later.filter((effect) => !isStored(effect)) };
  return [{ ...after, showing }, [...atOnce, ...later.filter(isStored)]];
}
