// Draws the five screenshots of Spider Solitaire Go.
import { type Card, RANKS, type Suit, SUITS } from '../../cards/deck.ts';
import { drawPip } from '../../cards/pips.ts';
import {
  drawButton,
  BUTTON_COLORS,
  type ButtonColor,
  drawCelebration,
  drawFacts,
  drawHeading,
  drawPanel,
  drawThreeStars,
} from '../drawing/hud.ts';
import { box, confetti, disc, formatMinutes, rays, star, stroke, text } from '../drawing/shapes.ts';
import { drawCard } from '../drawing/sprite.ts';
import { STUDIO } from '../drawing/theme.ts';
import { findDraggedRun, findFinishingMove, dealFresh, findWonPosition } from './positions.ts';
import { playSpider } from './spider.ts';
import { drawAllColumns, getColumnX, drawColumn, drawLiftedRun, getScore, getSteps, drawTable, TABLE_Y, theme } from './table.ts';
import { drawSpiderCharacter, drawWeb } from './spider-character.ts';

function drawDragBoard(): string {
  const { state, move } = findDraggedRun();
  const columns = state.columns
    .map((column, index) =>
      drawColumn(column, getColumnX(index), index === move.from ? move.count : 0, index === move.to ? '#ffe27a' : undefined),
    )
    .join('');
  const to = state.columns[move.to]!;
  const { down, up } = getSteps(to);
  const y = TABLE_Y + to.down.length * down + to.up.length * up + 130;
  const x = getColumnX(move.to) * 0.86 + getColumnX(move.from) * 0.14;
  return (
    drawTable(state, columns) + drawLiftedRun(state.columns[move.from]!.up.slice(-move.count), x, y, 92, 128, move.from < move.to ? 5 : -5)
  );
}

function drawRunBoard(): string {
  const { state, move } = findFinishingMove();
  const after = playSpider(state, move);
  const run: Card[] = RANKS.toReversed().map((rank) => ({ suit: 'spades', rank }));
  const shown = { ...after, done: state.done };
  const x = Math.min(getColumnX(move.to) - 40, 800);
  const sparks = [
    [-90, 60, 30],
    [190, 210, 22],
    [-120, 420, 24],
    [210, 620, 32],
    [-80, 800, 20],
    [180, 930, 24],
  ]
    .map(([dx, dy, size]) => star(x + dx!, 720 + dy!, size!, { fill: '#fff3c0', edge: '#ffd24a', hollow: true }))
    .join('');
  const banner = `<g transform="rotate(-5 420 1560)">${text(400, 1568, 'Run complete!', { size: 92, fill: '#ffd94f', outline: theme.deep, outlineWidth: 34 })}</g>${text(400, 1700, '+100', { size: 100, outline: theme.deep, outlineWidth: 26 })}`;
  return (
    drawTable(shown, drawAllColumns(after), 'wave') +
    rays(x + 65, 1180, 2400, '#fff', 0.07) +
    drawLiftedRun(run, x, 690, 70, 130, -5, '#ffe27a') +
    sparks +
    banner
  );
}

function drawWonBoard(): string {
  const state = findWonPosition();
  const row = state.done
    .map((suit, index) => {
      const [x, y] = [44 + index * 125, 372 + Math.abs(index - 3.5) * 10];
      return (
        [10, 5].map((shift) => box(x + shift, y - shift, 116, 162, 11, '#fffaf1', 'stroke="#d9c6ac" stroke-width="2"')).join('') +
        drawCard({ suit, rank: 'king' }, x, y, 116, { turn: (index - 3.5) * 1.6 })
      );
    })
    .join('');
  const score = String(getScore(state) + 500);
  const result =
    drawPanel(120, 1450, 840, 610, 'You won!', { ribbon: STUDIO.coral, fold: '#b43a44' }) +
    drawFacts(180, 1556, 720, [
      ['Score', score],
      ['Time', formatMinutes(state.moves * 4.3)],
      ['Moves', String(state.moves)],
    ]) +
    drawButton(180, 1860, 344, 140, 'paper', { icon: 'share', label: 'Share', size: 52 }) +
    drawButton(556, 1860, 344, 140, 'leaf', { label: 'Next deal', size: 54 });
  return (
    drawWeb(540, 960, 560, '#fff', 0.13) +
    drawCelebration(theme, 960, 23) +
    drawHeading(theme, [
      { label: 'Score', value: score },
      { label: 'Time', value: formatMinutes(state.moves * 4.3) },
      { label: 'Moves', value: state.moves },
    ]) +
    row +
    drawThreeStars(540, 690, 78) +
    `<ellipse cx="540" cy="1240" rx="250" ry="34" fill="#160a33" opacity=".4" filter="url(#soft)"/>` +
    `<g transform="rotate(-5 540 1030)">${drawSpiderCharacter(540, 1030, 1.5, 'dance')}</g>` +
    confetti(91, 0, 600, 1080, 760, 46) +
    result
  );
}

function drawMenuBoard(): string {
  const games: readonly (readonly [string, readonly Suit[], string, number, ButtonColor])[] = [
    ['One suit', ['spades'], 'Win rate', 92, 'leaf'],
    ['Two suits', ['spades', 'hearts'], 'Win rate', 61, 'apricot'],
    ['Four suits', SUITS, 'Win rate', 27, 'violet'],
  ];
  const rows = games
    .map(([name, suits, label, rate, color], index) => {
      const [x, y] = [112, 916 + index * 336];
      const marks = suits.map((suit, place) => drawPip(suit, x + 78 + place * 92, y + 192, 66, { fill: '#fff' })).join('');
      const { edge } = BUTTON_COLORS[color];
      const dial =
        disc(x + 726, y + 136, 88, edge) +
        `<circle cx="${x + 726}" cy="${y + 136}" r="72" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="18"/><circle cx="${x + 726}" cy="${y + 136}" r="72" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" pathLength="100" stroke-dasharray="${rate} 100" transform="rotate(-90 ${x + 726} ${y + 136})"/>` +
        text(x + 726, y + 152, `${rate}%`, { size: 46 });
      return (
        drawButton(x, y, 856, 280, color, {}) +
        text(x + 46, y + 116, name, { size: 84, anchor: 'start', outline: edge, outlineWidth: 14 }) +
        marks +
        dial +
        text(x + 726, y + 262, label, { size: 34, weight: 600 })
      );
    })
    .join('');
  return (
    drawWeb(540, 1330, 560, '#fff', 0.1) +
    box(0, 0, 1080, 2340, 0, theme.deep, 'opacity=".35"') +
    rays(540, 560, 1300, '#fff', 0.07, 16) +
    drawHeading(
      theme,
      [
        { label: 'Wins', value: 214 },
        { label: 'Streak', value: 9 },
        { label: 'Best', value: '6:58' },
      ],
      'home',
    ) +
    stroke('M540 318V420', '#fff', 6, 'opacity=".7"') +
    drawPanel(50, 780, 980, 1210, 'New game', { ribbon: STUDIO.coral, fold: '#b43a44' }) +
    drawSpiderCharacter(540, 545, 1.05, 'wave') +
    rows +
    drawButton(60, 2078, 960, 150, 'paper', { icon: 'calendar', label: 'Daily deal', size: 58 })
  );
}

export const boards = [
  () => drawTable(dealFresh(), drawAllColumns(dealFresh())),
  drawDragBoard,
  drawRunBoard,
  drawWonBoard,
  drawMenuBoard,
] as const;
