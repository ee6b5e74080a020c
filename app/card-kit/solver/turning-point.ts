// Explains which move lost a game of cards: what the line that would have won could no longer do after it.
import type { StopSignal, TurningPoint } from '#app/game-kit/contract.ts';
import type { GameEvent, MoveResult } from '#app/game-kit/rules.ts';
import { getCardName, getRunName, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import type { MovedEvent, Pile, PileMove } from '#app/card-kit/rules/piles.ts';
import type { LastWinnable } from './last-winnable.ts';

export interface ExplainedGame<State, Move, Step> {
  play(state: State, move: Move | PileMove): MoveResult<State, GameEvent>;
  /** All piles by number, each from its bottom card; of a foundation the top card is enough. */
  listPiles(state: State): readonly (readonly Card[])[];
  /** Equal for piles that take the same cards when they are empty. */
  getKind(pile: Pile): string | number;
  getPileName(pile: Pile, top: Card): string;
  /** The state with a card of the stock on top, if it can come there. */
  bringUp?(state: State, card: Card): State;
  /** The moves of a winning line. */
  createLine(state: State, steps: readonly Step[]): readonly Move[];
}

const CANNOT_WIN = 'No move lost it: this deal could not be won.';
const NOT_LOST = "It isn't lost: it can still be won from here.";
const UNSURE = "I can't tell which move lost it, but from here it can be won.";

function isMoved(event: GameEvent): event is MovedEvent {
  return event.type === 'moved';
}

/** Makes a move of the winning line on another table, where its card may lie elsewhere; the same state if it is made already, null if it cannot be made. */
function repeat<State, Move, Step>(game: ExplainedGame<State, Move, Step>, other: State, moved: MovedEvent): State | null {
  const state = game.bringUp?.(other, moved.card) ?? other;
  const piles = game.listPiles(state);
  const from = piles.findIndex((cards) => cards.includes(moved.card));
  const cards = piles[from];
  if (!cards) return state; // on its foundation, below others
  const at = cards.indexOf(moved.card);
  const isSameKind = (pile: Pile) => game.getKind(pile) === game.getKind(moved.to);
  if (isSameKind(from) && (cards[at - 1] ?? NO_CARD) === moved.onto) return state;
  for (const [to, target] of piles.entries()) {
    if (!isSameKind(to) || (target.at(-1) ?? NO_CARD) !== moved.onto) continue;
    const result = game.play(state, { type: 'move', from, to, count: cards.length - at });
    if ('state' in result) return result.state;
  }
  return null;
}

/** The first move of the winning line that cannot be made after the losing one; null if there is none. */
function findBlocked<State, Move, Step>(
  game: ExplainedGame<State, Move, Step>,
  start: State,
  lost: State,
  line: readonly Move[],
): MovedEvent | null {
  let [winning, losing] = [start, lost];
  for (const move of line) {
    const result = game.play(winning, move);
    if ('refused' in result) return null;
    const moved = result.events.find(isMoved);
    const repeated = moved ? repeat(game, losing, moved) : losing;
    if (moved && repeated === null) return moved;
    winning = result.state;
    losing = repeated ?? losing;
    if (!moved) {
      const same = game.play(losing, move); // a deal from the stock
      if ('state' in same) losing = same.state;
    }
  }
  return null;
}

function getName({ card, count }: MovedEvent): string {
  return `the ${getRunName(card, count)}`;
}

/** The move that was blocked, after that of `lost`; null was a deal from the stock. */
function describeBlocked(blocked: MovedEvent, lost: MovedEvent | null, place: string): string {
  const isThere = lost !== null && blocked.onto !== NO_CARD && lost.onto === blocked.onto;
  const isNamesake = lost !== null && getCardName(blocked.card) === getCardName(lost.card);
  return `${isNamesake ? `another ${getCardName(blocked.card)}` : getName(blocked)} couldn't go ${isThere ? 'there' : place}`;
}

/** One sentence, from the position in which the move was made and the line that would have won. */
function explain<State, Move, Step>(game: ExplainedGame<State, Move, Step>, state: State, move: Move, line: readonly Move[]): string {
  const result = game.play(state, move);
  if ('refused' in result) return UNSURE;
  const getPlace = ({ to, onto }: MovedEvent) => game.getPileName(to, onto);
  const lost = result.events.find(isMoved) ?? null;
  const blocked = findBlocked(game, state, result.state, line);
  const cause = lost ? `${getName(lost)} went ${getPlace(lost)}` : 'the deal';
  if (blocked === null) return `After ${cause}, nothing could win it.`;
  if (blocked.card === lost?.card) return `It was lost when ${cause} instead of ${getPlace(blocked)}.`;
  return `After ${cause}, ${describeBlocked(blocked, lost, getPlace(blocked))}.`;
}

/** `ask` asks the worker; null if it does not know or the signal aborts. */
export function createTurningPointFinder<State, Move, Step>(
  game: ExplainedGame<State, Move, Step>,
  ask: (history: readonly State[], signal: StopSignal) => Promise<LastWinnable<Step> | null>,
) {
  return async (history: readonly State[], moves: readonly Move[], signal: StopSignal): Promise<TurningPoint | null> => {
    const found = await ask(history, signal);
    if (found === null) return null;
    const { index, line, isSure } = found;
    const state = history[index];
    const move = moves[index];
    if (state === undefined) return { index: null, why: CANNOT_WIN };
    if (move === undefined) return { index: null, why: NOT_LOST };
    return { index, why: isSure ? explain(game, state, move, game.createLine(state, line)) : UNSURE };
  };
}
