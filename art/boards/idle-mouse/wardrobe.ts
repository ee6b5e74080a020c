// Draws the wardrobe of Idle Mouse: Crumb's outfits.
import { drawButton } from '../drawing/hud.ts';
import { drawIcon } from '../drawing/icons.ts';
import { box, disc, place, stroke, text } from '../drawing/shapes.ts';
import { STUDIO } from '../drawing/theme.ts';
import { drawGoggles, drawHardHat, drawMouse } from './mouse.ts';
import { drawPurse } from './heading.ts';
import { drawApron, drawCheese, drawShelf } from './room.ts';

export function drawWardrobe(): string {
  const wall = `<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c8742c"/><stop offset=".3" stop-color="#f7b95f"/><stop offset="1" stop-color="#ffdf9f"/></linearGradient></defs>${box(0, 0, 1080, 2340, 0, 'url(#paper)')}${Array.from({ length: 9 }, (_, index) => box(index * 130 - 10, 0, 65, 1620, 0, '#fff', 'opacity=".1"')).join('')}${box(0, 1500, 1080, 840, 0, '#a9623a')}${box(0, 1496, 1080, 26, 0, '#f0b578')}`;
  const rims = ['#e2a032', '#f2695c', '#5bb8e8', '#62b95a'] as const;
  const glasses = drawShelf(60, 560, 960) + rims.map((rim, index) => place(180 + index * 240, 506, drawGoggles(rim), 1.05)).join('');
  const aprons =
    stroke('M40 700H330', '#8c4c2b', 18) +
    drawApron(120, 712, 0.86, '#f2695c', '') +
    drawApron(262, 712, 0.86, '#4f9d4b', '') +
    stroke('M40 1066H330', '#8c4c2b', 18) +
    drawApron(120, 1078, 0.86, '#5bb8e8', '') +
    drawApron(262, 1078, 0.86, '#ffc94d', '');
  const hats = [
    ['#ffc94d', '#f2695c'],
    ['#62b95a', '#8d6df0'],
    ['#fff5e6', '#e070a5'],
  ]
    .map(
      (pair, row) =>
        drawShelf(760, 870 + row * 210, 290) +
        pair.map((color, index) => place(832 + index * 148, 860 + row * 210, drawHardHat(color!), 0.66)).join(''),
    )
    .join('');
  const stand =
    disc(540, 1160, 380, 'url(#glow)') +
    `<ellipse cx="540" cy="1520" rx="250" ry="70" fill="#7a3d22"/>` +
    box(290, 1440, 500, 80, 0, '#9a3145') +
    `<ellipse cx="540" cy="1520" rx="250" ry="62" fill="#9a3145"/><ellipse cx="540" cy="1440" rx="250" ry="62" fill="#f2695c"/><ellipse cx="540" cy="1434" rx="216" ry="48" fill="#ff9a8a"/>` +
    [-170, -90, 0, 90, 170].map((shift) => disc(540 + shift, 1536 - Math.abs(shift) * 0.09 + 12, 13, '#ffd24a')).join('');
  const crumb = drawMouse(540, 1438, 1.56, { pose: 'proud', dungarees: '#4f9d4b', hat: '#ffc94d', rim: '#f2695c' });
  const tabs = (['Goggles', 'Aprons', 'Hats'] as const)
    .map((name, index) => drawButton(60 + index * 326, 1650, 308, 118, index === 2 ? 'apricot' : 'paper', { label: name, size: 52 }))
    .join('');
  const tiles = ['#ffc94d', '#f2695c', '#62b95a', '#8d6df0']
    .map((color, index) => {
      const x = 60 + index * 246;
      return (
        (index === 0 ? box(x - 12, 1806, 246, 254, 54, STUDIO.apricot) : '') +
        box(x, 1818, 222, 230, 46, '#fff7ea') +
        box(x + 8, 1826, 206, 214, 40, '#ffe9c4') +
        place(x + 111, 1946, drawHardHat(color), 0.86) +
        (index === 0
          ? disc(x + 204, 1832, 38, STUDIO.leaf, 'stroke="#fff" stroke-width="7"') + drawIcon('check', x + 204, 1832, 46, '#fff', 4)
          : drawCheese(x + 74, 2004, 0.42) +
            text(x + 102, 2018, ['', '40', '75', '120'][index]!, { size: 42, anchor: 'start', fill: STUDIO.ink }))
      );
    })
    .join('');
  return (
    wall +
    glasses +
    aprons +
    hats +
    stand +
    crumb +
    tabs +
    tiles +
    drawButton(290, 2112, 500, 138, 'leaf', { icon: 'check', label: 'Wear it', size: 64 }) +
    drawPurse('2,215', 'Wardrobe')
  );
}
