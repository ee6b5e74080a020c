// The shell round a session: it has the timers, the storage and the listeners; what happens is decided by `step` alone.
import type { MiniGame, MiniGameEntry } from '#app/mini-games/contract.ts';
import { keepingOf } from './keeping.ts';
import { LATEST_KEY } from './latest.ts';
import { restored } from './restored.ts';
import { begin, type Effect, type Fresh, type Session } from './session.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import { step, type Cause } from './step.ts';
import { playedMs, settled, wakeAt } from './time.ts';
import type { World } from './world.ts';

export interface Shell {
  subscribe(onChange: () => void): () => void;
  getSnapshot(): Snapshot;
  /** Hears of every effect that is not about storage. */
  listen(onEffect: (effect: Effect) => void): () => void;
  send(cause: Exclude<Cause, { type: 'new-game' }>): void;
  play(move: object): void;
  /** A new game of the variant with this id, or of the present one. */
  newGame(variant?: string): void;
  elapsedMs(): number;
  /** Stops the game for good, and forgets what it has saved: where the game broke, it would break again. */
  fail(error: unknown): void;
  /** Saves, and stops every timer for good. */
  close(): void;
}

export function createShell({ id }: Pick<MiniGameEntry, 'id'>, game: MiniGame, world: World): Shell {
  const keeping = keepingOf(id, world.storage);
  const listeners = new Set<() => void>();
  const hearers = new Set<(effect: Effect) => void>();
  let cancel: (() => void) | null = null;
  let isClosed = false;
  let isPlayed = false; // since it was opened

  function fresh(variantId: string | null): Fresh {
    const variant = game.rules.variants.find((one) => one.id === variantId) ?? game.rules.variants[0];
    return {
      variant,
      seed: world.seed(),
      carried: keeping.carried(),
      statistics: keeping.statistics(variant.id),
      preferences: keeping.preferences(),
      isCalm: world.isCalm(),
    };
  }

  /** The game that the visitor left, or a first one. */
  function opened(): Session {
    const save = keeping.save();
    const left = save && restored(game, save, fresh(save.variant));
    if (left) return left;
    const session = begin(game, fresh(keeping.variant()));
    if (game.rules.carry) keeping.store('carried', game.rules.carry(session.state));
    return session;
  }

  let session = settled(game, opened(), world.now());
  let snapshot = snapshotOf(game, session, world.now());

  function carryOut(effect: Effect): void {
    if (effect.type === 'store') keeping.store(effect.key, effect.value);
    else if (effect.type === 'store-preferences') keeping.storePreferences(effect.value);
    else for (const hear of hearers) hear(effect);
    if (effect.type === 'happened' && !isPlayed) {
      isPlayed = true;
      world.storage.set(LATEST_KEY, id);
    }
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
    keeping.store('save', null);
    for (const tell of listeners) tell();
  }

  function send(cause: Cause): void {
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
      if (isChanged) for (const tell of listeners) tell();
    } catch (error) {
      // What the rules throw reaches nobody from an event or a timer; so it stops the game, and whoever shows it can say so.
      fail(error);
    }
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
    send,
    play: (move) => send({ type: 'play', move }),
    newGame(variant = session.origin.variant.id) {
      // What the game has reached belongs to the statistics that the next one starts from.
      send({ type: 'leave' });
      send({ type: 'new-game', fresh: fresh(variant) });
    },
    elapsedMs: () => playedMs(game, session, world.now()),
    fail,
    close() {
      send({ type: 'leave' });
      isClosed = true;
      schedule();
      listeners.clear();
      hearers.clear();
    },
  };
}
