// What the game says: what happened, why a move is refused, why a hint is good.
import { cardName } from '#app/mini-games/solitaire/rules/cards.ts';
import { gainOf, isDead, usefulMoves } from '#app/mini-games/solitaire/rules/candidates.ts';
import { bestPlace, canDraw, canTake, isLegal, type PileMove, type SolitaireMove } from '#app/mini-games/solitaire/rules/moves.ts';
import {
  canFinish,
  isColumn,
  isFoundation,
  isWon,
  leaderOf,
  NO_CARD,
  topOf,
  type Pile,
  type SolitaireState,
} from '#app/mini-games/solitaire/rules/table.ts';

/** Where cards go: 'to 10 of spades', 'to its foundation', 'to the empty column 3'. */
function destination(to: Pile, onto: number): string {
  if (isFoundation(to)) return 'to its foundation';
  return onto === NO_CARD ? `to the empty column ${to + 1}` : `to ${cardName(onto)}`;
}

function happeningOf({ happening, options }: SolitaireState): string {
  switch (happening.type) {
    case 'dealt':
      return options.deals === 'winnable' ? 'A fresh deal, and it can be won' : 'A fresh deal';
    case 'drew':
      return `Drew ${cardName(happening.card)}`;
    case 'turned over':
      return 'Turned the waste over';
    case 'moved': {
      const moved = `Moved ${cardName(happening.card)} ${destination(happening.to, happening.onto)}`;
      return happening.turnedUp === NO_CARD ? moved : `${moved}, turned up ${cardName(happening.turnedUp)}`;
    }
    case 'finishing':
      return 'The last cards go home by themselves';
    default:
      happening satisfies never;
      return '';
  }
}

/** What has just happened, whether anything useful is left to do, and the score. */
export function describe(state: SolitaireState): string {
  const score = `Score: ${state.score}`;
  if (isWon(state)) return `You won! All 52 cards are home. ${score}`;
  if (isDead(state)) return `${happeningOf(state)}. No more moves. ${score}`;
  const isIdle = !state.isFinishing && usefulMoves(state).length === 0;
  return `${happeningOf(state)}. ${isIdle ? 'No more useful moves. ' : ''}${score}`;
}

function moveRefusal(state: SolitaireState, move: PileMove): string {
  const leader = leaderOf(state, move.from, move.count);
  const onto = topOf(state, move.to);
  if (leader === NO_CARD) return 'There is no card to move.';
  if (isFoundation(move.to)) {
    if (move.count > 1) return 'Only one card at a time goes to a foundation.';
    if (onto === NO_CARD) return 'A foundation begins with an ace.';
    return `${cardName(leader)} does not follow ${cardName(onto)}.`;
  }
  if (!canTake(state, move.from, move.count)) return 'These cards do not move together.';
  if (!isColumn(move.to)) return 'Cards go to a column or a foundation.';
  return onto === NO_CARD ? 'Only a king opens an empty column.' : `${cardName(leader)} does not go on ${cardName(onto)}.`;
}

/** Why a move would be refused; null when it would be played. */
export function refusal(state: SolitaireState, move: SolitaireMove): string | null {
  if (isWon(state) || isDead(state)) return 'This game is over.';
  if (state.isFinishing) return move.type === 'home' ? null : 'The last cards are on their way home.';
  switch (move.type) {
    case 'draw':
      return canDraw(state) ? null : 'Nothing is left to draw.';
    case 'move':
      return isLegal(state, move) ? null : moveRefusal(state, move);
    case 'send':
      if (!canTake(state, move.from, move.count)) return 'These cards do not move together.';
      return bestPlace(state, move.from, move.count) === null
        ? `There is no place for ${cardName(leaderOf(state, move.from, move.count))}.`
        : null;
    case 'finish':
      return canFinish(state) ? null : 'Turn up every card and empty the stock first.';
    case 'home':
      return 'Nothing goes home by itself yet.';
    default:
      move satisfies never;
      return 'There is no such move.';
  }
}

const REASONS = {
  nothing: '',
  empties: ' and makes room for a king',
  plays: '',
  opens: '',
  homes: '',
  frees: ' and frees the card below',
  'turns up': ' and turns up a card',
  'homes safely': '',
} as const;

/** Why a hint is a good move. */
export function explain(state: SolitaireState, move: SolitaireMove): string {
  switch (move.type) {
    case 'draw':
      return state.drawn === state.talon.length ? 'Turn the waste over.' : 'Draw from the stock.';
    case 'move': {
      const gain = gainOf(state, move);
      const goes = gain === 'nothing' ? 'could go' : 'goes';
      return `${cardName(leaderOf(state, move.from, move.count))} ${goes} ${destination(move.to, topOf(state, move.to))}${REASONS[gain]}.`;
    }
    case 'finish':
      return 'Every card is open: send them all home.';
    case 'send':
    case 'home':
      return '';
    default:
      move satisfies never;
      return '';
  }
}
