// What a session begins with: the game that the visitor left, a first one, a fresh one, or that of a link.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { Keeping } from './persistence/persistence.ts';
import type { Link } from './game-link.ts';
import { restored } from './restore-session.ts';
import { isSaveOf, type Save } from './persistence/save.ts';
import { begin, isUnderway, slotOf, type Detour, type Fresh, type Session } from './session.ts';
import type { World } from './environment.ts';

export interface Openings {
  /** The variant of the game that a player gets who asks for the one with this id, where its needs are not there; the visitor's own game comes first after a `detour`. */
  lacking(id: string, detour: boolean): Variant<unknown> | undefined;
  /** What a new game of the variant with this id starts from; of the first variant where there is none, or where its needs are not there. */
  fresh(variantId: string | null): Fresh;
  /** What `session` has started from; a first move that decides what the board is belongs to it. */
  again(session: Session): Fresh;
  /** The game that the visitor left; null when none waits. */
  own(): Session | null;
  /** The game that is there when the visitor comes. */
  start(link?: Link): Session;
  /** The game that takes the place of `session`, whose slot another tab has changed; null where the change is none for it. */
  newer(session: Session): Session | null;
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

/** A board of a day that was begun in time stays so, whenever it is finished. */
function inTime(session: Session, { day }: Save): Session {
  const { detour } = session;
  return detour?.kind === 'day' && day?.isOnTime === true ? { ...session, detour: { ...detour, stamp: day } } : session;
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

  function again({ origin, detour, state }: Session): Fresh {
    const { beginning } = game.rules;
    const made = beginning?.of(state) ?? null;
    const opening = origin.opening ?? (beginning && made !== null ? [beginning.moveOf(made)] : undefined);
    return { ...fresh(origin.variant.id), ...origin, detour, ...(opening && { opening }) };
  }

  function own(): Session | null {
    const save = keeping.save();
    return save && restored(game, save, fresh(save.variant));
  }

  /** The game of a detour as it was left, or from its start. What the visitor has carried from game to game does not count. */
  function detoured({ variant, seed, ...given }: Pick<Fresh, 'variant' | 'seed' | 'opening'>, detour: Detour): Session {
    const from: Fresh = { ...fresh(variant.id), seed, carried: undefined, ...given, detour };
    const save = keeping.save(slotOf(from));
    const opening = detour.kind === 'day' ? save?.opening : given.opening;
    const isSame = save && isSaveOf(save, { variant, seed, carried: undefined, ...(opening && { opening }) });
    return (isSame && restored(game, save, from)) || begin(game, from);
  }

  function ofDay({ variant, seed, opening, stamp, label, words }: Extract<Link, { kind: 'day' }>): Session {
    const session = detoured({ variant, seed, opening }, { kind: 'day', stamp, label });
    const save = keeping.save(slotOf(session));
    return save?.day?.isOnTime === true ? inTime(session, save) : withNotice(session, words);
  }

  function newer(session: Session): Session | null {
    const { detour, origin } = session;
    const save = keeping.save(slotOf(session));
    const from: Fresh = { ...fresh(detour ? origin.variant.id : (save?.variant ?? keeping.variant())), detour };
    if (save) {
      const isOther = detour !== null && !isSaveOf(save, origin);
      const found = isOther ? null : restored(game, save, from);
      return found && inTime(found, save);
    }
    if (keeping.isKept(slotOf(session)) || !isUnderway(session)) return null;
    const { seed, carried, opening } = origin;
    return begin(game, detour ? { ...from, seed, carried, ...(opening && { opening }) } : from);
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

  return { lacking: (id, detour) => absent((detour && keeping.save()?.variant) || id), fresh, again, own, start, newer };
}
