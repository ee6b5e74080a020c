// Turns the steps of a search into moves of the game.
import { NO_CARD, suitOf } from '#app/games/solitaire/rules/cards.ts';
import { targetsFor, type PileMove, type SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { FIRST_FOUNDATION, topOf, WASTE, type Pile, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import type { Step } from './solver.ts';

const DRAW: SolitaireMove = { type: 'draw' };

/** A position of a line that wins, and the move to make there. */
export interface LinePosition {
  readonly state: SolitaireState;
  readonly move: SolitaireMove;
}

/** The table after a move that the rules must allow. */
export function played(state: SolitaireState, move: SolitaireMove): SolitaireState {
  const result = rules.play(state, move);
  if ('refused' in result) throw new Error(`Deal ${state.deal}: ${JSON.stringify(move)} is refused: ${result.refused}`);
  return result.state;
}

/** The foundation that holds a suit. */
export function foundationOf(state: SolitaireState, suit: number): Pile {
  return FIRST_FOUNDATION + state.foundations.findIndex((card) => card !== NO_CARD && suitOf(card) === suit);
}

/** The move of a step whose card, where it comes from the talon, has been drawn. */
function moveOf(state: SolitaireState, { from, card, to }: Step): PileMove {
  const pile = from === 'talon' ? WASTE : from === 'home' ? foundationOf(state, suitOf(card)) : from;
  const cards = state.columns[pile];
  const count = cards ? cards.length - cards.indexOf(card) : 1;
  return { type: 'move', from: pile, to: to === 'home' ? (targetsFor(state, pile, 1)[0] ?? NO_CARD) : to, count };
}

/** Every position that the steps pass, with the draws between them. */
export function lineOf(start: SolitaireState, steps: readonly Step[]): LinePosition[] {
  const line: LinePosition[] = [];
  let state = start;
  const play = (move: SolitaireMove) => {
    line.push({ state, move });
    state = played(state, move);
  };
  for (const step of steps) {
    if (step.from === 'talon') while (topOf(state, WASTE) !== step.card) play(DRAW);
    play(moveOf(state, step));
  }
  return line;
}
