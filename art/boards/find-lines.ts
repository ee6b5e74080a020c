// Searches for deals and lines of play that reach the position of a screenshot (`node art/boards/find-lines.ts nine|run|six|chain [from seed]`).
import { getRankValue, type Card } from '../cards/deck.ts';
import { listCastleMoves, dealCastle, playCastle, type Castle } from './castle-solitaire/beleaguered.ts';
import { playChainHome } from './castle-solitaire/positions.ts';
import { dealFreeCell, listFreeCellMoves, playFreeCell, type FreeCell } from './freecell-solitaire/freecell.ts';
import { searchBeam } from './play/beam-search.ts';
import { isAlternating, isCard } from './play/deal-cards.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const encodeCard = (card: Card | null): string => (card ? card.suit[0]! + getRankValue(card.rank) : '');
const encodePiles = (columns: readonly (readonly Card[])[]): string =>
  columns
    .map((column) => column.map(encodeCard).join(''))
    .toSorted()
    .join('|');

/** Counts the cards on top of a card in its column; 99 if it is in no column. */
function countCardsAbove(columns: readonly (readonly Card[])[], rank: Card['rank'], suit: Card['suit']): number {
  for (const column of columns) {
    const index = column.findIndex((card) => isCard(card, rank, suit));
    if (index >= 0) return column.length - 1 - index;
  }
  return 99;
}

const countUsedCells = (state: FreeCell): number => state.cells.filter(Boolean).length;
const countHome = (state: { foundations: FreeCell['foundations'] }): number => sum(Object.values(state.foundations));

/** Distance to the position "nine": the nine of hearts movable, the two of clubs under it, one cell in use. */
function getDistanceToNine(state: FreeCell): number {
  const column = state.columns.find((cards) =>
    cards.some((card, index) => isCard(card, '9', 'hearts') && isCard(cards[index - 1], '2', 'clubs')),
  );
  if (!column) return 200;
  return (
    countCardsAbove([column], '9', 'hearts') * 3 +
    Math.abs(1 - countUsedCells(state)) * 2 +
    (state.cells[0] ? 0 : 1) +
    Math.max(0, 3 - countHome(state)) * 2
  );
}

/** Distance to the position "run": all cells free, a run of five from the jack of clubs, the queen of hearts uncovered. */
function getDistanceToRun(state: FreeCell): number {
  const column = state.columns.find((cards) => cards.some((card) => isCard(card, 'jack', 'clubs')));
  if (!column) return 200;
  const tail = column.slice(column.findIndex((card) => isCard(card, 'jack', 'clubs')));
  let run = 1;
  while (run < tail.length && isAlternating(tail[run]!, tail[run - 1]!)) run++;
  return (
    (tail.length - run) * 3 + countCardsAbove(state.columns, 'queen', 'hearts') * 3 + Math.abs(5 - run) * 4 + countUsedCells(state) * 2.2
  );
}

/** Distance to the position "six": the six of diamonds and the seven of clubs outermost in different rows, ten cards on the foundations. */
function getDistanceToSix(state: Castle): number {
  const together = state.rows.some(
    (row) => row.some((card) => isCard(card, '6', 'diamonds')) && row.some((card) => isCard(card, '7', 'clubs')),
  );
  return (
    countCardsAbove(state.rows, '6', 'diamonds') +
    countCardsAbove(state.rows, '7', 'clubs') +
    (together ? 9 : 0) +
    Math.max(0, 10 - countHome(state))
  );
}

/** Distance to the position "chain": hearts up to the four on the foundation, five to nine ready to follow, no row longer than seven. */
function getDistanceToChain(state: Castle): number {
  const hearts = state.foundations.hearts;
  if (hearts > 4) return 300;
  const long = sum(state.rows.map((row) => Math.max(0, row.length - 7)));
  if (hearts === 4 && long === 0 && playChainHome(state).flown.length === 5) return 0;
  const buried = state.rows.map((row) =>
    sum(row.map((card, index) => (card.suit === 'hearts' && getRankValue(card.rank) <= 9 ? row.length - 1 - index : 0))),
  );
  return Math.max(1.5, (4 - hearts) * 6 + sum(buried) * 2 + long * 1.5);
}

const createFreeCellSearch = (distance: (state: FreeCell) => number) => ({
  moves: listFreeCellMoves,
  play: playFreeCell,
  key: (state: FreeCell) => `${encodePiles(state.columns)}/${state.cells.map(encodeCard).toSorted().join()}`,
  distance,
});
const createCastleSearch = (distance: (state: Castle) => number) => ({
  moves: listCastleMoves,
  play: playCastle,
  key: (state: Castle) => encodePiles(state.rows),
  distance,
});

const [goal, first = '1'] = process.argv.slice(2);
const searches: Readonly<Record<string, (seed: number) => string[] | null>> = {
  nine: (seed) => searchBeam(createFreeCellSearch(getDistanceToNine), dealFreeCell(seed), 60, 26),
  run: (seed) => searchBeam(createFreeCellSearch(getDistanceToRun), dealFreeCell(seed), 60, 36),
  six: (seed) => searchBeam(createCastleSearch(getDistanceToSix), dealCastle(seed), 40, 26),
  chain: (seed) => searchBeam(createCastleSearch(getDistanceToChain), dealCastle(seed), 140, 60),
};
const search = searches[goal ?? ''];
if (!search) throw new Error(`No goal is called "${goal}"; use one of ${Object.keys(searches).join(', ')}`);
for (let seed = Number(first), found = 0; found < 5 && seed < 32000; seed++) {
  const line = search(seed);
  if (!line) continue;
  found++;
  console.log(`${seed}: ${line.join(' ')}`);
}
