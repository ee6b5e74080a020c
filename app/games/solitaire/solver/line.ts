// Converts the steps of a search to moves of the game.
import { NO_CARD, getSuit } from '#app/card-kit/rules/cards.ts';
import type { PileMove, Pile } from '#app/card-kit/rules/piles.ts';
import { findTargets, type SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { FIRST_FOUNDATION, getTopCard, WASTE, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import type { Step } from './solver.ts';

const DRAW: SolitaireMove = { type: 'draw' };

/** Plays a move; throws if the rules refuse it. */
export function playMove(state: SolitaireState, move: SolitaireMove): SolitaireState {
  const result = rules.play(state, move);
  if ('refused' in result) throw new Error(`Deal ${state.deal}: ${JSON.stringify(move)} is refused: ${result.refused}`);
  return result.state;
}

/** The foundation of a suit. */
export function findFoundation(state: SolitaireState, suit: number): Pile {
  return FIRST_FOUNDATION + state.foundations.findIndex((card) => card !== NO_CARD && getSuit(card) === suit);
}

/** The move of a step; a card from the talon must already be drawn. */
function createMove(state: SolitaireState, { from, card, to }: Step): PileMove {
  const pile = from === 'talon' ? WASTE : from === 'home' ? findFoundation(state, getSuit(card)) : from;
  const cards = state.columns[pile];
  const count = cards ? cards.length - cards.indexOf(card) : 1;
  return { type: 'move', from: pile, to: to === 'home' ? (findTargets(state, pile, 1)[0] ?? NO_CARD) : to, count };
}

/** Every move of a line, including the draws between the steps. */
export function createLine(start: SolitaireState, steps: readonly Step[]): SolitaireMove[] {
  const line: SolitaireMove[] = [];
  let state = start;
  const play = (move: SolitaireMove) => {
    line.push(move);
    state = playMove(state, move);
  };
  for (const step of steps) {
    if (step.from === 'talon') while (getTopCard(state, WASTE) !== step.card) play(DRAW);
    play(createMove(state, step));
  }
  return line;
}
