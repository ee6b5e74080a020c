// The shell round a session: it has the timers, the storage and the listeners; what happens is decided by `step` alone.
import type { MiniGame, MiniGameEntry } from '#app/mini-games/contract.ts';
import { keepingOf } from './keeping.ts';
import { LATEST_KEY } from './latest.ts';
import type { Link } from './link.ts';
import { restored } from './restored.ts';
import { begin, slotOf, type Effect, type Fresh, type Session } from './session.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import { step, type Cause } from './step.ts';
import { playedMs, settled, wakeAt } from './time.ts';
import type { World } from './world.ts';

export interface Shell {
  subscribe(onChange: () => void): () => void;
  getSnapshot(): Snapshot;
  /** Hears of every effect that is not about storage. */
  listen(onEffect: (effect: Effect) => void): () => void;
  send(cause: Exclude<Cause, { type: 'new-game' | 'come-back' }>): void;
  play(move: object): void;
  /** A new game of the variant with this id, or of the present one; after the game of a link the visitor's own comes back, where one waits. */
  newGame(variant?: string): void;
  elapsedMs(): number;
  /** Stops the game for good, and forgets what it has saved: where the game broke, it would break again. */
  fail(error: unknown): void;
  /** Saves, and stops every timer for good. */
  close(): void;
}

const NO_LINK: Link = { kind: 'none' };

/** Said before the first move of a link's game. */
const OWN_WAITS = 'This game came by a link. Yours is kept: New Game takes you back to it.';

/** Opens the game that the visitor left, a first one, or that of `link`. */
export function createShell({ id }: Pick<MiniGameEntry, 'id'>, game: MiniGame, world: World, link = NO_LINK): Shell {
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
      isLinked: false,
    };
  }

  /** The game that the visitor left; null when none waits. */
  function own(): Session | null {
    const save = keeping.save();
    return save && restored(game, save, fresh(save.variant));
  }

  /** The game of a link as it was left, or from its start. What the visitor has carried from game to game does not count. */
  function linked({ variant, seed }: Extract<Link, { kind: 'game' }>): Session {
    const start: Fresh = { ...fresh(variant.id), seed, carried: undefined, isLinked: true };
    const save = keeping.save('linked');
    return (save?.variant === variant.id && save.seed === seed && restored(game, save, start)) || begin(game, start);
  }

  function withNotice(session: Session, words: string | null): Session {
    return words === null ? session : { ...session, notice: { words, untilMs: null } };
  }

  function opened(): Session {
    const left = own();
    if (link.kind === 'game') return withNotice(linked(link), left && OWN_WAITS);
    return withNotice(left ?? first(), link.kind === 'trouble' ? link.words : null);
  }

  function first(): Session {
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
    keeping.store(slotOf(session), null);
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
      const waiting = session.isLinked ? own() : null;
      send(waiting ? { type: 'come-back', to: waiting } : { type: 'new-game', fresh: fresh(variant) });
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
