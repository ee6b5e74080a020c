// The loop of play of FreeCell Solitaire: the last moves of a deal, and all cards going home.
import { NO_CARD, SUIT_COUNT } from '#app/card-kit/rules/cards.ts';
import { canFinish, sendNextHome, startFinishing } from '#app/games/freecell/rules/changes.ts';
import { isWon } from '#app/games/freecell/rules/table.ts';
import { drawThreeStars } from '../drawing/hud.ts';
import { place, text } from '../drawing/shapes.ts';
import { createCardLoop, type DrawnTable, type PlacedCard } from '../loops/card-loop.ts';
import { easeOutBack } from '../loops/loop.ts';
import { toPlayedCard } from '../play/played-cards.ts';
import { SUITS } from '../../cards/deck.ts';
import { replayFreeCell, showTable, type FreeCell } from './freecell.ts';
import { LOOP_LINE } from './positions.ts';
import { BIG, CARD, CELL_Y, drawAllColumns, drawTable, getBigX, getColumnX, getStep, HOME_Y, TABLE_Y, theme } from './table.ts';

const SHOWN_MOVES = 9;
const HOME_STAGGER_MS = 50;

function placeColumns({ table, columns }: FreeCell): PlacedCard[] {
  return table.columns.flatMap((cards, index) => {
    const step = getStep(columns[index]!);
    return cards.map((card, row): PlacedCard => ({
      card,
      pile: `column ${index}`,
      x: getColumnX(index),
      y: TABLE_Y + row * step,
      width: CARD,
      isFaceUp: true,
      look: row === cards.length - 1 ? {} : { style: 'bare' },
    }));
  });
}

function placeCells({ table }: FreeCell): PlacedCard[] {
  return table.cells
    .map((card, index) => ({ card, pile: `cell ${index}`, x: getBigX(index), y: CELL_Y - 12, width: BIG, isFaceUp: true }))
    .filter(({ card }) => card !== NO_CARD);
}

/** Places all cards of the foundations by rank, the order in which the last ones go home. */
function placeFoundations({ table }: FreeCell): PlacedCard[] {
  return SUITS.flatMap((suit, index) => {
    const ace = toPlayedCard({ suit, rank: 'ace' });
    const top = table.foundations[ace]!; // the aces are the cards 0 to 3
    return Array.from({ length: top === NO_CARD ? 0 : (top - ace) / SUIT_COUNT + 1 }, (_, rank) => ({
      card: ace + rank * SUIT_COUNT,
      pile: `home ${index}`,
      x: getBigX(index),
      y: HOME_Y,
      width: BIG,
      isFaceUp: true,
      look: { shadow: ace + rank * SUIT_COUNT === top },
    }));
  }).toSorted((one, other) => one.card - other.card);
}

function drawTableOf(state: FreeCell, moves: number): DrawnTable {
  const empty: FreeCell = {
    ...state,
    columns: state.columns.map(() => []),
    cells: state.cells.map(() => null),
    foundations: { spades: 0, hearts: 0, diamonds: 0, clubs: 0 },
  };
  return {
    surroundings: drawTable(empty, { deal: LOOP_LINE.deal, moves }, drawAllColumns(empty)),
    cards: [...placeFoundations(state), ...placeCells(state), ...placeColumns(state)],
  };
}

/** Sends all cards to the foundations. */
function finish({ table }: FreeCell): FreeCell {
  if (!canFinish(table)) throw new Error(`Deal ${LOOP_LINE.deal} cannot be finished after its line`);
  let { state } = startFinishing(table);
  while (!isWon(state)) ({ state } = sendNextHome(state)!);
  return showTable(state);
}

const moves = LOOP_LINE.moves.split(' ');
const tables = Array.from({ length: SHOWN_MOVES + 1 }, (_, index) => {
  const played = moves.slice(0, moves.length - SHOWN_MOVES + index);
  return { ...drawTableOf(replayFreeCell(LOOP_LINE.deal, played.join(' ')), played.length), isDragged: true };
});
const won = drawTableOf(finish(replayFreeCell(LOOP_LINE.deal, LOOP_LINE.moves)), moves.length);

function drawVictory(progress: number): string {
  const words = text(0, 150, 'You won!', { size: 190, weight: 800, outline: theme.deep, outlineWidth: 44 });
  return `<g opacity="${Math.min(1, progress * 3)}">${place(540, 1180, drawThreeStars(0, -90, 110) + words, easeOutBack(progress))}</g>`;
}

export const loop = createCardLoop([...tables, { ...won, staggerMs: HOME_STAGGER_MS }], drawVictory);
