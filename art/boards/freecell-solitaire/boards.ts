// Draws the five screenshots of FreeCell Solitaire, whose free cells are drawers.
import { SUITS } from '../../cards/deck.ts';
import { drawButton, drawCelebration, drawFacts, drawHeading, drawPanel, drawThreeStars } from '../drawing/hud.ts';
import { drawIcon } from '../drawing/icons.ts';
import { box, confetti, disc, formatMinutes, rays, star, stroke, text } from '../drawing/shapes.ts';
import { drawCard, drawSlot } from '../drawing/sprite.ts';
import { STUDIO } from '../drawing/theme.ts';
import {
  findColumnEnding,
  dealFresh,
  findJackColumn,
  countMoves,
  NINE_LINE,
  replayNine,
  replayRun,
  RUN_LINE,
  WIN_LINE,
  replayWin,
} from './positions.ts';
import {
  drawAllColumns,
  BIG,
  getBigX,
  CARD,
  CELL_Y,
  drawCells,
  getColumnX,
  drawColumn,
  HOME_Y,
  getStep,
  drawTable,
  TABLE_Y,
  theme,
} from './table.ts';

function drawCellBoard(): string {
  const state = replayNine();
  const from = findColumnEnding(state, '9', 'hearts');
  const columns = state.columns
    .map((column, index) => drawColumn(column, getColumnX(index), index === from ? 1 : 0, index === from ? '#a9f0b0' : undefined))
    .join('');
  const column = state.columns[from]!;
  const [startX, startY] = [getColumnX(from) + CARD / 2, TABLE_Y + (column.length - 1) * getStep(column) + 130];
  const [endX, endY] = [getBigX(1) + BIG / 2, CELL_Y + 60];
  const [x, y] = [startX * 0.4 + endX * 0.6 + 30, startY * 0.42 + endY * 0.58];
  const trail = [-26, 0, 26]
    .map((shift, index) =>
      stroke(
        `M${startX + shift} ${startY + 70}Q${startX + shift + 10} ${(startY + y) / 2} ${x + shift} ${y - 90}`,
        '#fff',
        index === 1 ? 13 : 8,
        `opacity="${index === 1 ? 0.4 : 0.25}"`,
      ),
    )
    .join('');
  return (
    drawTable(state, { deal: NINE_LINE.deal, moves: countMoves(NINE_LINE) }, columns, drawCells(state, { lit: 1 })) +
    trail +
    drawCard(column.at(-1)!, x - BIG / 2 + 8, y - 116, BIG * 0.94, { lift: 1, turn: endX < startX ? -9 : 9 })
  );
}

function drawRunBoard(): string {
  const state = replayRun();
  const from = findJackColumn(state);
  const to = findColumnEnding(state, 'queen', 'hearts');
  const columns = state.columns
    .map((column, index) => drawColumn(column, getColumnX(index), index === from ? 5 : 0, index === to ? '#ffe27a' : undefined))
    .join('');
  const cards = state.columns[from]!.slice(-5);
  const target = state.columns[to]!;
  const [x, y] = [getColumnX(to) * 0.74 + getColumnX(from) * 0.26, TABLE_Y + target.length * getStep(target) + 120];
  const turn = from < to ? 6 : -6;
  const cardsDrawn = cards
    .map((card, index) =>
      drawCard(card, x, y + index * 104, 146, { lift: 1, style: index === 4 ? 'portrait' : 'bare', shadow: index === 0 || index === 4 }),
    )
    .join('');
  const count = disc(x + 150, y + 600, 54, STUDIO.apricot, 'stroke="#fff" stroke-width="8"') + text(x + 150, y + 618, '×5', { size: 50 });
  return (
    drawTable(state, { deal: RUN_LINE.deal, moves: countMoves(RUN_LINE) }, columns) +
    `<g transform="rotate(${turn} ${x + 73} ${y + 300})">${box(x - 8, y - 8, 162, 636, 22, '#ffe27a', 'filter="url(#halo)" opacity=".9"')}${cardsDrawn}${count}</g>`
  );
}

function drawWonBoard(): string {
  const state = replayWin();
  const moves = countMoves(WIN_LINE);
  const sparks = [
    [300, 690, 26],
    [780, 680, 32],
    [120, 820, 20],
    [960, 850, 24],
    [540, 640, 20],
  ]
    .map(([x, y, size]) => star(x!, y!, size!, { fill: '#fff3c0', edge: '#ffd24a', hollow: true }))
    .join('');
  const kings = SUITS.map((suit, index) =>
    drawCard({ suit, rank: 'king' }, getBigX(index) - 20, HOME_Y + (index % 3 ? 16 : 44), 220, {
      turn: (index - 1.5) * 4,
      style: 'full',
      lift: 0.4,
    }),
  ).join('');
  const empty = state.columns.map((_, index) => drawSlot(getColumnX(index), 760, CARD, { paint: theme.deep })).join('');
  const result =
    drawPanel(120, 1380, 840, 700, 'Solved!', { ribbon: STUDIO.coral, fold: '#b43a44' }) +
    drawThreeStars(540, 1190, 100) +
    drawFacts(180, 1494, 720, [
      ['Deal', `#${WIN_LINE.deal}`],
      ['Time', formatMinutes(moves * 5.2)],
      ['Moves', String(moves)],
      ['Streak', '7'],
    ]) +
    drawButton(180, 1888, 344, 140, 'paper', { icon: 'share', label: 'Share', size: 52 }) +
    drawButton(556, 1888, 344, 140, 'leaf', { label: 'Next deal', size: 54 });
  return (
    empty +
    drawCelebration(theme, 900, 41) +
    rays(540, 560, 2400, '#fff', 0.07) +
    drawHeading(theme, [
      { label: 'Deal', value: `#${WIN_LINE.deal}` },
      { label: 'Time', value: formatMinutes(moves * 5.2) },
      { label: 'Moves', value: moves },
    ]) +
    kings +
    sparks +
    confetti(6, 0, 700, 1080, 520, 30) +
    result
  );
}

function drawMenuBoard(): string {
  const state = dealFresh();
  const daily =
    drawButton(112, 868, 856, 300, 'apricot', {}) +
    box(156, 908, 210, 196, 34, '#fff7ea') +
    box(156, 908, 210, 62, 30, STUDIO.coral) +
    text(261, 954, 'NOV', { size: 42 }) +
    text(261, 1076, '20', { size: 108, fill: STUDIO.ink }) +
    text(408, 986, 'Daily deal', { size: 80, anchor: 'start', outline: '#cf6414', outlineWidth: 14 }) +
    text(408, 1064, '7 days in a row', { size: 44, anchor: 'start', weight: 600 }) +
    drawIcon('play', 900, 1018, 84, '#fff');
  const number =
    text(112, 1262, 'Deal number', { size: 46, anchor: 'start', fill: STUDIO.ink }) +
    box(112, 1290, 560, 146, 44, '#fbe3c2') +
    box(116, 1294, 552, 138, 40, 'none', 'stroke="#e3b98a" stroke-width="6"') +
    text(160, 1388, '11982', { size: 80, anchor: 'start', fill: STUDIO.ink }) +
    box(412, 1318, 7, 90, 3, STUDIO.apricot) +
    drawButton(704, 1290, 264, 134, 'leaf', { label: 'Deal', size: 62 });
  const rows = drawFacts(
    112,
    1490,
    856,
    [
      ['Win rate', '94%'],
      ['Games won', '318'],
      ['Best streak', '41'],
      ['Fastest', '2:07'],
    ],
    104,
  );
  return (
    drawTable(state, { deal: 11, moves: 0 }, drawAllColumns(state)) +
    box(0, 0, 1080, 2340, 0, theme.deep, 'opacity=".52"') +
    drawPanel(50, 720, 980, 1230, 'FreeCell', { ribbon: theme.accent, fold: '#174f96' }) +
    daily +
    number +
    rows
  );
}

export const boards = [
  () => drawTable(dealFresh(), { deal: 11, moves: 0 }, drawAllColumns(dealFresh())),
  drawCellBoard,
  drawRunBoard,
  drawWonBoard,
  drawMenuBoard,
] as const;
