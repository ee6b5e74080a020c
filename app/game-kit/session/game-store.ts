// The shell round a session: it has the timers, the storage and the listeners; what happens is decided by `step` alone.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import { keepingOf } from './persistence/persistence.ts';
import { LATEST_KEY } from './persistence/latest-game.ts';
import type { Link } from './game-link.ts';
import { hasMoves } from './persistence/move-log.ts';
import { awaitsHint } from './moves.ts';
import { missed, openingsOf } from './initial-session.ts';
import { isUnderway, slotOf, type Effect } from './session.ts';
import { findBestMove } from './find-best-move.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import { dropSave } from './finish-game.ts';
import { isAct, step, type Cause } from './step.ts';
import { playedMs, settled, wakeAt } from './game-time.ts';
import type { World } from './environment.ts';

export interface Shell {
  subscribe(onChange: () => void): () => void;
  getSnapshot(): Snapshot;
  /** Hears of every effect that is not about storage. */
  listen(onEffect: (effect: Effect) => void): () => void;
  send(cause: Exclude<Cause, { type: 'new-game' | 'restart' | 'come-back' | 'take-over' | 'refresh' }>): void;
  play(move: object): void;
  /**
   * A new game of the variant with this id, or of the present one, once what it needs is there; after the game of a link the visitor's
   * own comes back, where one waits. The board of a day is followed by nothing.
   */
  newGame(variant?: string): void;
  /** The same, once this game is over; nothing before. */
  playNext(): void;
  /** This game once more, from its start, of a link or of a day as well; nothing before the first move. */
  restart(): void;
  elapsedMs(): number;
  /** Stops the game for good, and forgets what it has saved: where the game broke, it would break again. */
  fail(error: unknown): void;
  /** Saves, and stops every timer for good. */
  close(): void;
}

/** Opens the game that the visitor left, a first one, or that of `link`. */
export function createShell({ id }: Pick<MiniGameEntry, 'id'>, game: MiniGame, world: World, link?: Link): Shell {
  const keeping = keepingOf(id, world.storage);
  const openings = openingsOf(game, keeping, world);
  const listeners = new Set<() => void>();
  const hearers = new Set<(effect: Effect) => void>();
  let cancel: (() => void) | null = null;
  let isClosed = false;
  let searched: unknown = null; // the state in which the game searches for a hint

  let session = settled(game, openings.start(link), world.now());
  keeping.markSeen(slotOf(session));
  let snapshot = snapshotOf(game, session, world.now());

  function carryOut(effect: Effect): void {
    if (effect.type === 'store') keeping.write(effect.write);
    else for (const hear of hearers) hear(effect);
  }

  function schedule(): void {
    cancel?.();
    const now = world.now();
    const at = isClosed || snapshot.fault ? null : wakeAt(game, session, now);
    cancel = at === null ? null : world.after(Math.max(0, at - now), () => send({ type: 'wake' }));
  }

  function fail(error: unknown): void {
    snapshot = { ...snapshot, fault: { error } };
    schedule();
    carryOut(dropSave(session));
    for (const tell of listeners) tell();
  }

  /** Adds what was counted to the statistics of the device. A page that is left has no time to wait for other tabs. */
  function addCounts(cause: Cause, effects: readonly Effect[]): void {
    if (cause.type === 'leave') keeping.flush();
    else if (effects.some((effect) => effect.type === 'store' && effect.write.kind === 'statistics'))
      world.writeAlone(() => {
        keeping.flush();
        refresh();
      });
  }

  function dispatch(cause: Cause): void {
    if (isClosed || snapshot.fault) return;
    try {
      const now = world.now();
      const [next, effects] = step(game, session, cause, now);
      // A countdown is seen to count.
      const isChanged = next !== session || next.hold?.kind === 'counting';
      session = next;
      if (isChanged) snapshot = snapshotOf(game, session, now);
      schedule();
      effects.forEach(carryOut);
      if (cause.type === 'play' && effects.some(({ type }) => type === 'happened') && world.storage.get(LATEST_KEY) !== id)
        world.storage.set(LATEST_KEY, id);
      if (isChanged) for (const tell of listeners) tell();
      addCounts(cause, effects);
    } catch (error) {
      // What the rules throw reaches nobody from an event or a timer; so it stops the game, and whoever shows it can say so.
      fail(error);
    }
  }

  function refresh(): void {
    dispatch({ type: 'refresh', statistics: keeping.statistics(session.origin.variant.id), preferences: keeping.preferences() });
  }

  /**
   * Shows what another tab has left on the device, unless the player has done something here that is still to be saved: the latest
   * act counts.
   */
  function takeOver(): boolean {
    const slot = slotOf(session);
    if (isClosed || snapshot.fault || session.playerActed === 'unsaved' || !keeping.hasChanged(slot)) return false;
    const lacking = openings.lacking(keeping.save(slot)?.variant ?? '', false);
    if (lacking?.needs) {
      lacking.needs.load().then(catchUp, () => {}); // until then the board stays
      return false;
    }
    keeping.markSeen(slot);
    const to = openings.newer(session);
    if (to) dispatch({ type: 'take-over', to });
    return to !== null;
  }

  function catchUp(): void {
    takeOver();
    refresh();
  }

  function send(cause: Cause): void {
    if (cause.type === 'uncover') catchUp();
    // What the player has pressed was meant for the board that stood there.
    else if (isAct(cause) && takeOver()) return;
    dispatch(cause);
  }

  function newGame(variant = session.origin.variant.id): void {
    const { detour, game: count } = session;
    if (detour?.kind === 'day' || (takeOver() && isUnderway(session))) return;
    // What the game has reached belongs to the statistics that the next one starts from.
    send({ type: 'leave' });
    const lacking = openings.lacking(variant, detour !== null);
    if (lacking?.needs) {
      send({ type: 'say', words: `${lacking.label} is on its way.` });
      lacking.needs.load().then(
        () => session.game === count && newGame(variant),
        () => {
          // The visitor's own game cannot come back yet: the detour goes on with another one.
          if (detour && session.game === count) send({ type: 'new-game', fresh: { ...openings.fresh(variant), detour } });
          send({ type: 'say', words: missed(lacking) });
        },
      );
      return;
    }
    const waiting = detour ? openings.own() : null;
    send(waiting ? { type: 'come-back', to: waiting } : { type: 'new-game', fresh: openings.fresh(variant) });
    keeping.markSeen(slotOf(session));
  }

  function restart(): void {
    if (takeOver() || !hasMoves(session.log)) return;
    send({ type: 'leave' });
    send({ type: 'restart', fresh: openings.again(session) });
    keeping.markSeen(slotOf(session));
  }

  const stopWatching = world.watchOtherTabs(catchUp);

  /** Lets the game search for the first hint in a position, where it can; the hint comes unless the board has changed meanwhile. */
  function giveHint(): void {
    const { state } = session;
    if (!game.hints?.solve || !awaitsHint(session)) {
      send({ type: 'hint' });
      return;
    }
    if (searched === state) return;
    searched = state;
    void findBestMove(game.hints.solve, state, world).then((best) => {
      searched = null;
      if (session.state === state && awaitsHint(session)) send({ type: 'hint', best });
    });
  }

  schedule();
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    getSnapshot: () => snapshot,
    listen(onEffect) {
      hearers.add(onEffect);
      return () => void hearers.delete(onEffect);
    },
    send: (cause) => (cause.type === 'hint' ? giveHint() : send(cause)),
    play: (move) => send({ type: 'play', move }),
    newGame,
    restart,
    playNext: () => void (snapshot.outcome !== null && newGame()),
    elapsedMs: () => playedMs(game, session, world.now()),
    fail,
    close() {
      send({ type: 'leave' });
      isClosed = true;
      stopWatching();
      schedule();
      listeners.clear();
      hearers.clear();
    },
  };
}
