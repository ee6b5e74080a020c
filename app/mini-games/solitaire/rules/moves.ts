// Which moves the rules allow, and the table after each of them.
import { fits, isKing, type Card } from './cards.ts';
import {
  canFinish,
  FIRST_FOUNDATION,
  FOUNDATION_COUNT,
  isWon,
  leaderOf,
  NO_CARD,
  topOf,
  WASTE,
  type Happening,
  type Pile,
  type SolitaireState,
} from './table.ts';
import { COLUMN_COUNT } from './deal.ts';

export type SolitaireMove =
  | { readonly type: 'draw' } // or turns the waste over when the stock is empty
  | { readonly type: 'move'; readonly from: Pile; readonly to: Pile; readonly count: number }
  | { readonly type: 'send'; readonly from: Pile; readonly count: number } // to its best place
  | { readonly type: 'finish' } // sends all cards home, one after the other
  | { readonly type: 'home' }; // the next one of them, by the clock

export type PileMove = Extract<SolitaireMove, { type: 'move' }>;

const UP_SCORE = 5; // a card of a column turned up
const HOME_SCORE = 10; // a card to a foundation

/** Whether the foundation takes the card: aces open an empty one, then its suit goes up by one. */
function takesHome(top: Card, card: Card): boolean {
  return top === NO_CARD ? card < FOUNDATION_COUNT : card === top + FOUNDATION_COUNT;
}

/** Whether the `count` top cards of a pile may be taken together: a face-up run, or a single card. */
export function canTake(state: SolitaireState, from: Pile, count: number): boolean {
  if (from >= FIRST_FOUNDATION) return count === 1 && from <= WASTE && topOf(state, from) !== NO_CARD;
  const cards = state.columns[from];
  if (!cards || !Number.isInteger(count) || count < 1 || count > cards.length - (state.hidden[from] ?? 0)) return false;
  for (let index = cards.length - count + 1; index < cards.length; index += 1)
    if (!fits(cards[index] as Card, cards[index - 1] as Card)) return false;
  return true;
}

/** Whether a pile takes a run that `leader` leads. */
function takes(state: SolitaireState, { from, to, count }: PileMove, leader: Card): boolean {
  if (to < FIRST_FOUNDATION) {
    const cards = state.columns[to];
    if (!cards || to === from) return false;
    return cards.length === 0 ? isKing(leader) : fits(leader, cards[cards.length - 1] as Card);
  }
  if (count !== 1 || to >= WASTE || (from >= FIRST_FOUNDATION && from < WASTE)) return false;
  const top = state.foundations[to - FIRST_FOUNDATION];
  return top !== undefined && takesHome(top, leader);
}

/** Whether some pile would take the card. */
export function hasPlace({ foundations, columns }: SolitaireState, card: Card): boolean {
  for (const top of foundations) if (takesHome(top, card)) return true;
  for (const cards of columns) if (cards.length === 0 ? isKing(card) : fits(card, cards[cards.length - 1] as Card)) return true;
  return false;
}

/** Whether cards may be moved so. */
export function isLegal(state: SolitaireState, move: PileMove): boolean {
  return canTake(state, move.from, move.count) && takes(state, move, leaderOf(state, move.from, move.count));
}

export function canDraw(state: SolitaireState): boolean {
  return state.talon.length > 0;
}

/** Every pile that takes the `count` top cards of another, foundations first, each from the left. */
export function targetsFor(state: SolitaireState, from: Pile, count: number): Pile[] {
  if (!canTake(state, from, count)) return [];
  const leader = leaderOf(state, from, count);
  const targets: Pile[] = [];
  for (let to = FIRST_FOUNDATION; to < WASTE; to += 1) if (takes(state, { type: 'move', from, to, count }, leader)) targets.push(to);
  for (let to = 0; to < COLUMN_COUNT; to += 1) if (takes(state, { type: 'move', from, to, count }, leader)) targets.push(to);
  return targets;
}

/** Where a tap sends cards: home when a foundation takes them, else to the leftmost column; null when a king would only change columns. */
export function bestPlace(state: SolitaireState, from: Pile, count: number): Pile | null {
  const [best] = targetsFor(state, from, count);
  if (best === undefined) return null;
  const isShuffle = best < FIRST_FOUNDATION && state.columns[from]?.length === count && isKing(leaderOf(state, from, count));
  return isShuffle ? null : best;
}

/** Every legal move of cards, and drawing. */
export function legalMoves(state: SolitaireState): SolitaireMove[] {
  const moves: SolitaireMove[] = [];
  if (state.isFinishing || isWon(state)) return moves;
  if (state.talon.length > 0) moves.push({ type: 'draw' });
  const { columns, hidden, foundations } = state;
  for (let from = 0; from <= WASTE; from += 1) {
    const top = topOf(state, from);
    if (top === NO_CARD) continue;
    if (from < FIRST_FOUNDATION || from === WASTE) {
      for (let slot = 0; slot < FOUNDATION_COUNT; slot += 1) {
        if (!takesHome(foundations[slot] as Card, top)) continue;
        moves.push({ type: 'move', from, to: FIRST_FOUNDATION + slot, count: 1 });
        break;
      }
    }
    // A column's run goes as deep as it holds together; of the other piles only the top card moves.
    const cards = from < FIRST_FOUNDATION ? (columns[from] as readonly Card[]) : null;
    const most = cards ? cards.length - (hidden[from] as number) : 1;
    for (let count = 1; count <= most; count += 1) {
      const leader = cards ? (cards[cards.length - count] as Card) : top;
      if (cards && count > 1 && !fits(cards[cards.length - count + 1] as Card, leader)) break;
      for (let to = 0; to < COLUMN_COUNT; to += 1) {
        const target = columns[to] as readonly Card[];
        if (to !== from && (target.length === 0 ? isKing(leader) : fits(leader, target[target.length - 1] as Card)))
          moves.push({ type: 'move', from, to, count });
      }
    }
  }
  return moves;
}

function withDraw(state: SolitaireState): SolitaireState {
  const { talon, drawn, options } = state;
  if (drawn === talon.length) return { ...state, drawn: 0, happening: { type: 'turned over' } };
  const next = Math.min(talon.length, drawn + options.draws);
  return { ...state, drawn: next, happening: { type: 'drew', card: talon[next - 1] as Card } };
}

/** The table after a legal move of cards; a hidden card that it uncovers turns up at once. */
function withMove(state: SolitaireState, { from, to, count }: PileMove): SolitaireState {
  let { hidden, foundations, talon, drawn, score } = state;
  const columns = state.columns.slice();
  const card = leaderOf(state, from, count);
  const onto = topOf(state, to);
  let turnedUp = NO_CARD;
  let run: readonly Card[] | null = null;

  if (from === WASTE) {
    drawn -= 1;
    talon = talon.toSpliced(drawn, 1);
  } else if (from >= FIRST_FOUNDATION) {
    foundations = foundations.with(from - FIRST_FOUNDATION, card < FOUNDATION_COUNT ? NO_CARD : card - FOUNDATION_COUNT);
  } else {
    const cards = columns[from] as readonly Card[];
    const left = cards.length - count;
    run = cards.slice(left);
    columns[from] = cards.slice(0, left);
    if (left > 0 && left === hidden[from]) {
      turnedUp = cards[left - 1] as Card;
      hidden = hidden.with(from, left - 1);
      score += UP_SCORE;
    }
  }

  if (to >= FIRST_FOUNDATION) {
    foundations = foundations.with(to - FIRST_FOUNDATION, card);
    score += HOME_SCORE;
  } else {
    columns[to] = (columns[to] as readonly Card[]).concat(run ?? card);
  }
  const happening: Happening = { type: 'moved', card, onto, to, turnedUp };
  return {
    options: state.options,
    deal: state.deal,
    columns,
    hidden,
    foundations,
    talon,
    drawn,
    score,
    isFinishing: state.isFinishing,
    happening,
  };
}

/** The lowest card that can go home, while the last cards do so by themselves. */
function nextHome(state: SolitaireState): PileMove | null {
  let next: PileMove | null = null;
  let lowest = Infinity;
  for (let from = 0; from < COLUMN_COUNT; from += 1) {
    const card = topOf(state, from);
    const [to] = targetsFor(state, from, 1);
    if (card === NO_CARD || card >= lowest || to === undefined || to < FIRST_FOUNDATION) continue;
    lowest = card;
    next = { type: 'move', from, to, count: 1 };
  }
  return next;
}

/** The table after a move; the same object when the rules refuse it. */
export function play(state: SolitaireState, move: SolitaireMove): SolitaireState {
  if (isWon(state) || state.isFinishing !== (move.type === 'home')) return state;
  switch (move.type) {
    case 'draw':
      return canDraw(state) ? withDraw(state) : state;
    case 'move':
      return isLegal(state, move) ? withMove(state, move) : state;
    case 'send': {
      const to = bestPlace(state, move.from, move.count);
      return to === null ? state : withMove(state, { type: 'move', from: move.from, to, count: move.count });
    }
    case 'finish':
      return canFinish(state) ? { ...state, isFinishing: true, happening: { type: 'finishing' } } : state;
    case 'home': {
      const next = nextHome(state);
      return next ? withMove(state, next) : state;
    }
    default:
      move satisfies never;
      return state;
  }
}
