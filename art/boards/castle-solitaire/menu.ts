// Draws the building menu of Castle Solitaire, with three pieces to choose from.
import { drawButton, drawHeading, drawPanel } from '../drawing/hud.ts';
import { drawIcon } from '../drawing/icons.ts';
import { box, disc, place, star, stroke, text } from '../drawing/shapes.ts';
import { STUDIO } from '../drawing/theme.ts';
import { drawBuilder, drawCastle, drawCastlePiece, BUILT_PIECES, type CastlePiece } from './castle.ts';
import { drawSite } from './scenery.ts';
import { theme } from './table.ts';

export function drawMenuBoard(): string {
  const scene = drawSite(
    50,
    350,
    980,
    860,
    1070,
    drawCastle(540, 1070, 0.94, BUILT_PIECES, '#ffffff') +
      drawBuilder(160, 1170, 0.9, '#f7923f', '#ffc94d', '#fcd5b2') +
      drawBuilder(930, 1172, 0.9, '#5bb8e8', '#f2695c', '#8a5336', 'left'),
  );
  const choices: readonly (readonly [string, CastlePiece, number, number, number, number])[] = [
    ['Tower', 'right-tower', -330, 280, 0.47, 3],
    ['Drawbridge', 'drawbridge', 0, 158, 1.5, 2],
    ['Banners', 'banners', -165, 566, 0.56, 1],
  ];
  const cards = choices
    .map(([name, piece, dx, dy, scale, cost], index) => {
      const [x, y] = [104 + index * 298, 1520];
      const chosen = index === 0;
      const drawing =
        piece === 'banners'
          ? place(
              x + 138,
              y + 250,
              stroke('M0 30V-120', '#8b4a35', 12) +
                `<path d="M6-118Q60-146 124-104L92-76L116-46Q60-76 6-42Z" fill="#ffc94d"/>` +
                `<path d="M6-118Q60-146 124-104L112-93Q60-128 6-100Z" fill="#ffe08f"/>` +
                disc(0, -126, 12, '#f2695c'),
              1,
            )
          : place(x + 138 + dx * scale, y + dy, drawCastlePiece(piece), scale);
      return (
        (chosen ? box(x - 12, y - 12, 300, 420, 56, STUDIO.apricot) : '') +
        box(x, y, 276, 396, 46, '#ffe9ef') +
        `<svg x="${x}" y="${y}" width="276" height="296" viewBox="${x} ${y} 276 296">${drawing}</svg>` +
        text(x + 138, y + 322, name, { size: 42, fill: STUDIO.ink }) +
        star(x + 112, y + 358, 17) +
        text(x + 152, y + 374, cost, { size: 44, fill: STUDIO.ink }) +
        (chosen
          ? disc(x + 262, y + 14, 42, STUDIO.leaf, 'stroke="#fff" stroke-width="8"') + drawIcon('check', x + 262, y + 14, 50, '#fff', 4)
          : '')
      );
    })
    .join('');
  return (
    drawHeading(
      theme,
      [
        { label: 'Castle', value: '5/8' },
        { label: 'Wins', value: 21 },
        { label: 'Stars', value: 4 },
      ],
      'home',
    ) +
    scene +
    drawPanel(50, 1370, 980, 790, 'Build', { ribbon: theme.accent, fold: '#8d2f66' }) +
    cards +
    drawButton(250, 1966, 580, 140, 'leaf', { icon: 'hammer', label: 'Build it', size: 66 })
  );
}
