// Test bot: legal moves for Solitaire, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#app/games/solitaire/hints.ts';
import { listLegalMoves, type SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { getTopCard, WASTE, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { SHORT_GAME, SHORT_GAME_SEED } from './short-game.ts';

const RANKS = 'A23456789TJQK';
const SUITS = 'SHCD';

/** The pile of a card, and the number of cards from it to the top. */
function locateCard(state: SolitaireState, notation: string): { readonly from: number; readonly count: number } {
  const card = SUITS.length * RANKS.indexOf(notation[0] ?? '') + SUITS.indexOf(notation[1] ?? '');
  if (getTopCard(state, WASTE) === card) return { from: WASTE, count: 1 };
  const from = state.columns.findIndex((cards) => cards.includes(card));
  const cards = state.columns[from] ?? [];
  return { from, count: cards.length - cards.indexOf(card) };
}

/** The moves of the short game, including the final automatic finish. */
function playShortGame(): readonly SolitaireMove[] {
  let state = rules.start(rules.variants[0].options, SHORT_GAME_SEED);
  const moves: SolitaireMove[] = [];
  function play(move: SolitaireMove): void {
    const played = rules.play(state, move);
    if ('refused' in played) throw new Error(`The short game is refused: ${played.refused}`);
    ({ state } = played);
    moves.push(move);
  }
  for (const step of SHORT_GAME) {
    const [card = '', column] = step.split('>');
    if (/^\d+$/.test(card)) for (let times = Number(card); times > 0; times -= 1) play({ type: 'draw' });
    else if (column === undefined) play({ type: 'send', ...locateCard(state, card) });
    else play({ type: 'move', to: Number(column) - 1, ...locateCard(state, card) });
  }
  play({ type: 'finish' });
  return moves;
}

export const bot: Bot<SolitaireState, SolitaireMove> = {
  moves(state) {
    const useful = hints.moves(state);
    return useful.length > 0 ? useful : listLegalMoves(state);
  },
  wholeGame: { seed: SHORT_GAME_SEED, moves: playShortGame() },
  randomMove(state, roll) {
    const kind = roll(10);
    if (state.isFinishing || kind === 0) return { type: 'finish' };
    if (kind === 1) return { type: 'move', from: roll(WASTE + 2), to: roll(WASTE + 2), count: 1 + roll(4) };
    if (kind < 4) return { type: 'send', from: roll(WASTE + 1), count: 1 };
    const legal = listLegalMoves(state);
    return legal[legal.length > 0 ? roll(legal.length) : 0] ?? { type: 'draw' };
  },
};

export const endings: readonly Ending[] = [
  { end: { foundations: [48, 49, 50, 51], score: 640 }, shares: ['2:41', '640 points'], impossible: [3000] },
];
