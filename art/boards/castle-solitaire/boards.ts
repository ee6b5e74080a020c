// Draws the five screenshots of Castle Solitaire: Beleaguered Castle below a castle under construction.
import { SUITS } from '../../cards/deck.ts';
import { drawButton, drawCelebration, drawFacts, drawHeading, drawPanel } from '../drawing/hud.ts';
import { confetti, disc, place, star, stroke, text } from '../drawing/shapes.ts';
import { drawCard } from '../drawing/sprite.ts';
import { STUDIO } from '../drawing/theme.ts';
import { isCard } from '../play/deal-cards.ts';
import { drawBuilder, drawCastle, CASTLE_PIECES, drawCastlePiece, BUILT_PIECES } from './castle.ts';
import { drawMenuBoard } from './menu.ts';
import { CHAIN_LINE, replayChain, playChainHome, dealFresh, countMoves, SIX_LINE, replaySix } from './positions.ts';
import { drawFirework, drawPaper, drawSite } from './scenery.ts';
import { drawAllRows, CARD, drawRow, HOME_X, getRowY, SITE_AREA, getCardPosition, drawCastleOnSite, drawTable, theme } from './table.ts';

function drawFreshBoard(): string {
  const sketch = drawPaper(
    50,
    346,
    980,
    548,
    drawCastle(540, 822, 0.68, [], '#b0577f') +
      stroke('M120 838H960', '#b0577f', 5) +
      place(905, 470, stroke('M-46 40L30-44L46-30L-30 54Z', '#e0852f', 8) + stroke('M-46 40L-54 64L-30 54', '#5c1850', 8), 0.9),
  );
  return drawTable(dealFresh(), 0, sketch, drawAllRows(dealFresh()), 0);
}

function drawGlideBoard(): string {
  const state = replaySix();
  const from = state.rows.findIndex((row) => isCard(row.at(-1), '6', 'diamonds'));
  const to = state.rows.findIndex((row) => isCard(row.at(-1), '7', 'clubs'));
  const rows = state.rows.map((cards, row) => drawRow(cards, row, row === from ? 1 : 0, row === to ? '#ffe27a' : undefined)).join('');
  const start = getCardPosition(from, state.rows[from]!.length, state.rows[from]!.length - 1);
  const end = getCardPosition(to, state.rows[to]!.length + 1, state.rows[to]!.length);
  const [x, y] = [start.x * 0.36 + end.x * 0.64, start.y * 0.36 + end.y * 0.64 - 60];
  const trail = stroke(
    `M${start.x + 70} ${start.y + 98}Q${(start.x + x) / 2 + 40} ${start.y - 40} ${x + 60} ${y + 100}`,
    '#fff',
    12,
    'opacity=".55" stroke-dasharray="2 34"',
  );
  const scene = drawCastleOnSite(
    ['moat', 'walls', 'gatehouse'],
    drawBuilder(300, 826, 0.6, '#5bb8e8', '#ffc94d', '#fcd5b2') + drawBuilder(760, 828, 0.6, '#f7923f', '#ffc94d', '#b9764a', 'left'),
  );
  return (
    drawTable(state, countMoves(SIX_LINE), scene, rows, 3) +
    trail +
    drawCard(state.rows[from]!.at(-1)!, x, y, CARD * 1.12, { style: 'portrait', lift: 1, turn: 8 })
  );
}

function drawChainBoard(): string {
  const { after, flown } = playChainHome(replayChain());
  const target = { x: HOME_X, y: getRowY(1) };
  const behind = { ...after, foundations: { ...after.foundations, hearts: replayChain().foundations.hearts } };
  const arc = flown
    .map((card, index) => {
      const t = 1 - index / flown.length;
      const [x, y] = [target.x + 20 + (1 - t) * 400, target.y + 8 + (1 - t) ** 1.5 * 560 - Math.sin((1 - t) * Math.PI) * 70];
      return drawCard(card, x, y, CARD * (1 + (1 - t) * 0.22), { lift: 0.8, turn: (1 - t) * 30, glow: '#ffe9a8' });
    })
    .join('');
  const burst = place(target.x + CARD / 2, target.y + 96, disc(0, 0, 190, 'url(#glow)'));
  const rising = `<g clip-path="url(#rise)">${place(540, SITE_AREA.ground + 74, drawCastlePiece('right-tower'), 0.66)}</g>`;
  const dust = [
    [690, 12, 34],
    [724, -4, 42],
    [768, 0, 46],
    [812, 8, 36],
    [660, 24, 22],
    [846, 22, 24],
  ]
    .map(([x, dy, radius]) => disc(x!, SITE_AREA.ground + dy!, radius!, '#fff3e8', 'opacity=".94"'))
    .join('');
  const sparks = [
    [640, 470, 20],
    [872, 500, 26],
    [850, 640, 18],
    [650, 610, 22],
    [760, 420, 18],
  ]
    .map(([x, y, size]) => star(x!, y!, size!, { fill: '#fff3c0', edge: '#ffd24a', hollow: true }))
    .join('');
  const shine = disc(758, 620, 210, 'url(#glow)');
  const scene = drawSite(
    SITE_AREA.x,
    SITE_AREA.y,
    SITE_AREA.width,
    SITE_AREA.height,
    SITE_AREA.ground,
    `<defs><clipPath id="rise"><rect x="0" y="0" width="1080" height="${SITE_AREA.ground}"/></clipPath></defs>` +
      shine +
      drawCastle(540, SITE_AREA.ground, 0.66, BUILT_PIECES, 'none') +
      rising +
      dust +
      sparks +
      drawBuilder(250, 826, 0.62, '#7a5ae0', '#ffc94d', '#fcd5b2') +
      drawBuilder(906, 834, 0.62, '#f7923f', '#ffc94d', '#8a5336', 'left'),
  );
  const words = `<g transform="rotate(-4 300 440)">${text(262, 440, 'Rose tower!', { size: 66, fill: '#ffd94f', outline: theme.deep, outlineWidth: 22 })}</g>`;
  return drawTable(behind, countMoves(CHAIN_LINE) + flown.length, scene, drawAllRows(after), 6, 'Rose tower') + burst + arc + words;
}

function drawWonBoard(): string {
  const kings = SUITS.map((suit, index) =>
    drawCard({ suit, rank: 'king' }, 92 + index * 232, 356 + (index % 3 ? 0 : 22), 196, {
      turn: (index - 1.5) * 4,
      style: 'full',
      lift: 0.4,
    }),
  ).join('');
  const crew =
    drawBuilder(180, 1404, 1.05, '#f7923f', '#ffc94d', '#fcd5b2', 'left') +
    drawBuilder(300, 1424, 0.95, '#5bb8e8', '#f2695c', '#8a5336') +
    drawBuilder(784, 1424, 0.95, '#7a5ae0', '#ffc94d', '#efb488', 'left') +
    drawBuilder(902, 1404, 1.05, '#4f9d4b', '#f2695c', '#b9764a');
  const lights =
    drawFirework(190, 830, 120, '#ffc94d', 4) +
    drawFirework(900, 800, 130, '#ffb3a0', 9) +
    drawFirework(350, 740, 70, '#ff9ac4', 14) +
    drawFirework(742, 870, 54, '#b6f0a0', 21);
  const scene = drawSite(50, 690, 980, 770, 1318, lights + drawCastle(540, 1318, 0.84, CASTLE_PIECES, 'none') + crew, 'dusk');
  const result =
    drawPanel(120, 1560, 840, 590, 'Castle built!', { ribbon: STUDIO.coral, fold: '#b43a44' }) +
    drawFacts(180, 1668, 720, [
      ['Time', '6:12'],
      ['Moves', '97'],
    ]) +
    text(540, 1926, 'Next site: Orchard Moat', { size: 46, fill: STUDIO.ink }) +
    drawButton(180, 1962, 344, 136, 'paper', { icon: 'share', label: 'Share', size: 52 }) +
    drawButton(556, 1962, 344, 136, 'leaf', { label: 'Next site', size: 56 });
  return (
    drawCelebration(theme, 900, 63) +
    drawHeading(theme, [
      { label: 'Home', value: 52 },
      { label: 'Time', value: '6:12' },
      { label: 'Moves', value: 97 },
    ]) +
    scene +
    confetti(8, 0, 330, 1080, 380, 34) +
    kings +
    result
  );
}

export const boards = [drawFreshBoard, drawGlideBoard, drawChainBoard, drawWonBoard, drawMenuBoard] as const;
