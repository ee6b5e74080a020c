// Draws the five screenshots of Solitaire Go.
import { RANKS } from '../../cards/deck.ts';
import { drawButton, drawCelebration, drawFacts, drawHeading, drawPanel, drawThreeStars } from '../drawing/hud.ts';
import { formatMinutes, stroke, text, formatThousands } from '../drawing/shapes.ts';
import { drawCard, computeFanOffsets, drawSlot } from '../drawing/sprite.ts';
import { STUDIO } from '../drawing/theme.ts';
import { playKlondike, getRun } from './klondike.ts';
import { findDraggedRun, dealFresh, findKingRun, findWonPosition } from './positions.ts';
import {
  drawAllColumns,
  BIG,
  CARD,
  getColumnX,
  drawColumn,
  drawHome,
  HOME_Y,
  HOME_SUITS,
  getHomeX,
  drawRun,
  getSteps,
  drawTable,
  TABLE_Y,
  theme,
} from './table.ts';
import { drawThemeBoard } from './themes.ts';

function drawDragBoard(): string {
  const { state, move } = findDraggedRun();
  const columns = state.columns
    .map((column, index) =>
      drawColumn(column, getColumnX(index), index === move.from ? move.count : 0, index === move.to ? '#ffe27a' : undefined),
    )
    .join('');
  const to = state.columns[move.to]!;
  const { down, up } = getSteps(to);
  const x = getColumnX(move.to) * 0.4 + getColumnX(move.from) * 0.6;
  const y = TABLE_Y + to.down.length * down + to.up.length * up + 96;
  return drawTable(state, columns) + drawRun(getRun(state, move), x, y, 88, move.from > move.to ? -5 : 5, 152);
}

function drawKingBoard(): string {
  const { state, move } = findKingRun();
  const after = playKlondike(state, move);
  const cards = getRun(state, move);
  const turned = after.columns[move.from]!;
  const columns = after.columns
    .map((column, index) => {
      if (index === move.to) return drawSlot(getColumnX(index), TABLE_Y, CARD, { paint: theme.deep, lit: '#ffe27a' });
      return index === move.from ? drawColumn({ down: column.down, up: [] }, getColumnX(index)) : drawColumn(column, getColumnX(index));
    })
    .join('');
  const flipY = TABLE_Y + turned.down.length * 50;
  const flip = `<g transform="translate(${getColumnX(move.from) + CARD / 2} ${flipY}) skewY(-9) scale(.62 1.04)">${drawCard(turned.up[0]!, -CARD / 2, 0, CARD, { lift: 0.4, glow: '#fff6cf' })}</g>`;
  const [startX, endX] = [getColumnX(move.from), getColumnX(move.to)];
  const x = endX + (startX - endX) * 0.16;
  const speed = [0, 1, 2, 3, 4]
    .map((index) =>
      stroke(
        `M${x + CARD + 30} ${TABLE_Y + 150 + index * 150}q${60 + (index % 2) * 36} -12 ${118 + (index % 3) * 30} 4`,
        '#fff',
        9,
        `opacity="${0.6 - index * 0.08}"`,
      ),
    )
    .join('');
  const points = text(startX + CARD / 2 + 10, flipY - 30, '+5', { size: 84, weight: 800, fill: STUDIO.yellow, outline: theme.deep });
  return (
    drawTable(after, columns) +
    flip +
    points +
    speed +
    drawRun(cards, x, TABLE_Y + 34, computeFanOffsets(0, cards.length, 980, { down: 0, up: 84, cardHeight: 193 }).up, 3)
  );
}

/** Computes the position of the card that left foundation 0 or 3 `step` steps ago: it falls, bounces twice and drifts to the other side. */
function computeBounce(index: 0 | 3, step: number): { x: number; y: number; turn: number } {
  const direction = index === 0 ? 1 : -1;
  const floor = 1090;
  const fall = 4.4;
  const hops = [
    [fall, 5, 330],
    [fall + 5, 4, 190],
  ] as const;
  const hop = hops.find(([start, length]) => step >= start && step < start + length);
  const phase = hop ? (step - hop[0]) / hop[1] : 0;
  const y = hop ? floor - hop[2] * 4 * phase * (1 - phase) : HOME_Y + (floor - HOME_Y) * (step / fall) ** 2;
  return { x: getHomeX(index) + direction * step * 66, y, turn: direction * step * 3.4 };
}

function drawWonBoard(): string {
  const state = findWonPosition();
  const falling: string[] = [];
  for (let step = 1; step <= 12; step++) {
    for (const index of [3, 0] as const) {
      const { x, y, turn } = computeBounce(index, step + 0.7);
      falling.push(drawCard({ suit: HOME_SUITS[index]!, rank: RANKS[12 - step]! }, x, y, BIG, { turn, lift: 0.2 }));
    }
  }
  const score = formatThousands(state.score + 1500);
  const result =
    drawPanel(120, 1476, 840, 600, 'You won!', { ribbon: STUDIO.coral, fold: '#b43a44' }) +
    drawThreeStars(540, 1300, 92) +
    drawFacts(180, 1578, 720, [
      ['Score', score],
      ['Time', formatMinutes(state.moves * 2.1)],
      ['Moves', String(state.moves)],
    ]) +
    drawButton(180, 1880, 344, 140, 'paper', { icon: 'share', label: 'Share', size: 56 }) +
    drawButton(556, 1880, 344, 140, 'leaf', { label: 'Next deal', size: 60 });
  return (
    drawCelebration(theme, 1000, 11) +
    drawHome(state) +
    drawHeading(theme, [
      { label: 'Score', value: score },
      { label: 'Time', value: formatMinutes(state.moves * 2.1) },
      { label: 'Moves', value: state.moves },
    ]) +
    falling.join('') +
    result
  );
}

export const boards = [
  () => drawTable(dealFresh(), drawAllColumns(dealFresh())),
  drawDragBoard,
  drawKingBoard,
  drawWonBoard,
  drawThemeBoard,
] as const;
