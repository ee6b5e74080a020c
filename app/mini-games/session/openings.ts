// What a session begins with: the game that the visitor left, a first one, a fresh one, or that of a link.
import type { MiniGame } from '#app/mini-games/contract.ts';
import type { Variant } from '#app/mini-games/rules.ts';
import type { Keeping } from './keeping.ts';
import type { Link } from './link.ts';
import { restored } from './restored.ts';
import { begin, slotOf, type Detour, type Fresh, type Session } from './session.ts';
import type { World } from './world.ts';

export interface Openings {
  /** The variant of the game that a player gets who asks for the one with this id, where its needs are not there; the visitor's own game comes first after a `detour`. */
  lacking(id: string, detour: boolean): Variant<unknown> | undefined;
  /** What a new game of the variant with this id starts from; of the first variant where there is none, or where its needs are not there. */
  fresh(variantId: string | null): Fresh;
  /** The game that the visitor left; null when none waits. */
  own(): Session | null;
  /** The game that is there when the visitor comes. */
  start(link?: Link): Session;
}

const NO_LINK: Link = { kind: 'none' };

/** Said before the first move of a link's game. */
const OWN_WAITS = 'This game came by a link. Yours is kept: New Game takes you back to it.';

/** Said when what a variant needs does not come. */
export function missed({ label }: Variant<unknown>): string {
  return `${label} did not arrive. Your connection may be taking a break.`;
}

function asDetour(session: Session, isDetour: boolean): Session {
  return { ...session, detour: isDetour ? { kind: 'link' } : null };
}

/** Whether two boards come with the same moves. */
function haveSameMoves(one: readonly object[] = [], other: readonly object[] = []): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function withNotice(session: Session, words: string | null): Session {
  return words === null ? session : { ...session, notice: { words, untilMs: null } };
}

export function openingsOf(game: MiniGame, keeping: Keeping, world: World): Openings {
  const { variants } = game.rules;

  function absent(variantId: string | null | undefined): Variant<unknown> | undefined {
    return variants.find(({ id, needs }) => id === variantId && needs?.isThere() === false);
  }

  function fresh(variantId: string | null): Fresh {
    const variant = variants.find((one) => one.id === variantId && !absent(variantId)) ?? variants[0];
    return {
      variant,
      seed: world.seed(),
      carried: keeping.carried(),
      statistics: keeping.statistics(variant.id),
      preferences: keeping.preferences(),
      isCalm: world.isCalm(),
      detour: null,
    };
  }

  function own(): Session | null {
    const save = keeping.save();
    return save && restored(game, save, fresh(save.variant));
  }

  /** The game of a detour as it was left, or from its start. What the visitor has carried from game to game does not count. */
  function detoured({ variant, seed, ...given }: Pick<Fresh, 'variant' | 'seed' | 'opening'>, detour: Detour): Session {
    const from: Fresh = { ...fresh(variant.id), seed, carried: undefined, ...given, detour };
    const save = keeping.save(slotOf(from));
    const isSame =
      save?.variant === variant.id && save.seed === seed && (detour.kind === 'day' || haveSameMoves(save.opening, given.opening));
    return (isSame && restored(game, save, from)) || begin(game, from);
  }

  /** A board that was begun in time stays so, whenever it is finished. */
  function ofDay({ variant, seed, opening, stamp, label, words }: Extract<Link, { kind: 'day' }>): Session {
    const session = detoured({ variant, seed, opening }, { kind: 'day', stamp, label });
    const begun = keeping.save(slotOf(session))?.day;
    return begun?.isOnTime === true ? { ...session, detour: { kind: 'day', stamp: begun, label } } : withNotice(session, words);
  }

  function start(link: Link = NO_LINK): Session {
    const left = own();
    if (link.kind === 'day') return ofDay(link);
    const waiting = absent(keeping.save()?.variant);
    const lacking = link.kind === 'game' ? absent(link.variant.id) : (waiting ?? absent(keeping.variant()));
    // A game of the visitor's own that cannot go on yet is kept, and another one is a detour from it.
    if (lacking) return withNotice(left ?? asDetour(first(), waiting !== undefined), missed(lacking));
    if (link.kind === 'game') return withNotice(detoured(link, { kind: 'link' }), left && OWN_WAITS);
    return withNotice(left ?? first(), link.kind === 'trouble' ? link.words : null);
  }

  function first(): Session {
    const session = begin(game, fresh(keeping.variant()));
    if (game.rules.carry) keeping.store('carried', game.rules.carry(session.state));
    return session;
  }

  return { lacking: (id, detour) => absent((detour && keeping.save()?.variant) || id), fresh, own, start };
}
