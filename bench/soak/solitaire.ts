// What always holds in Solitaire.
import { CARD_COUNT } from '#app/mini-games/solitaire/rules/cards.ts';
import { engine } from '#app/mini-games/solitaire/rules/rules.ts';
import { legalMoves, type SolitaireMove } from '#app/mini-games/solitaire/rules/moves.ts';
import { WASTE, type SolitaireState } from '#app/mini-games/solitaire/rules/table.ts';
import { must, soakOf } from './soak-game.ts';

/** Every card on the table, those of the foundations from their top cards downwards. */
function allCards({ columns, talon, foundations }: SolitaireState): number[] {
  const home = foundations.flatMap((top) => (top < 0 ? [] : Array.from({ length: (top >> 2) + 1 }, (_, index) => top - 4 * index)));
  return [...columns.flat(), ...talon, ...home];
}

export const solitaire = soakOf({
  title: 'Solitaire',
  engine,
  randomMove(state, roll): SolitaireMove {
    const kind = roll(10);
    if (state.isFinishing || kind === 0) return roll(2) === 0 ? { type: 'home' } : { type: 'finish' };
    if (kind === 1) return { type: 'move', from: roll(WASTE + 2), to: roll(WASTE + 2), count: 1 + roll(4) };
    if (kind < 4) return { type: 'send', from: roll(WASTE + 1), count: 1 };
    const legal = legalMoves(state);
    return legal[legal.length > 0 ? roll(legal.length) : 0] ?? { type: 'draw' };
  },
  checkState(state) {
    const cards = allCards(state);
    must(cards.length === CARD_COUNT && new Set(cards).size === CARD_COUNT, `there are ${new Set(cards).size} cards`);
    must(state.drawn >= 0 && state.drawn <= state.talon.length, 'more cards were drawn than there are');
    for (const [column, pile] of state.columns.entries()) {
      const hidden = state.hidden[column] ?? -1;
      must(hidden >= 0 && (pile.length === 0 ? hidden === 0 : hidden < pile.length), 'the top card of a column is face down');
      for (let index = hidden + 1; index < pile.length; index += 1) {
        const [under = 0, over = 0] = [pile[index - 1], pile[index]];
        must((over >> 2) + 1 === under >> 2 && (over & 1) !== (under & 1), 'cards lie on each other that do not fit');
      }
    }
    must(state.score >= 0 && state.score % 5 === 0, 'the score is impossible');
  },
  checkStep(before, after) {
    const gained = after.score - before.score;
    must([0, 5, 10, 15].includes(gained), `a move brought ${gained} points`);
    const hidden = (state: SolitaireState) => state.hidden.reduce((sum, count) => sum + count, 0);
    must(hidden(after) === hidden(before) - (gained % 10 === 5 ? 1 : 0), 'a card was turned without its points');
  },
});
