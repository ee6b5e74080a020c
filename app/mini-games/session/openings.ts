// What a session begins with: the game that the visitor left, a first one, a fresh one, or that of a link.
import type { MiniGame } from '#app/mini-games/contract.ts';
import type { Keeping } from './keeping.ts';
import type { Link } from './link.ts';
import { restored } from './restored.ts';
import { begin, slotOf, type Detour, type Fresh, type Session } from './session.ts';
import type { World } from './world.ts';

export interface Openings {
  /** What a new game of the variant with this id starts from; of the first variant where there is none. */
  fresh(variantId: string | null): Fresh;
  /** The game that the visitor left; null when none waits. */
  own(): Session | null;
  /** The game that is there when the visitor comes. */
  start(link?: Link): Session;
}

const NO_LINK: Link = { kind: 'none' };

/** Said before the first move of a link's game. */
const OWN_WAITS = 'This game came by a link. Yours is kept: New Game takes you back to it.';

function withNotice(session: Session, words: string | null): Session {
  return words === null ? session : { ...session, notice: { words, untilMs: null } };
}

export function openingsOf(game: MiniGame, keeping: Keeping, world: World): Openings {
  function fresh(variantId: string | null): Fresh {
    const variant = game.rules.variants.find((one) => one.id === variantId) ?? game.rules.variants[0];
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
    return (save?.variant === variant.id && save.seed === seed && restored(game, save, from)) || begin(game, from);
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
    if (link.kind === 'game') return withNotice(detoured({ variant: link.variant, seed: link.seed }, { kind: 'link' }), left && OWN_WAITS);
    return withNotice(left ?? first(), link.kind === 'trouble' ? link.words : null);
  }

  function first(): Session {
    const session = begin(game, fresh(keeping.variant()));
    if (game.rules.carry) keeping.store('carried', game.rules.carry(session.state));
    return session;
  }

  return { fresh, own, start };
}
