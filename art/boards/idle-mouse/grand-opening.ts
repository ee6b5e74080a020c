// Draws the grand opening: the finished cheese factory of Idle Mouse and its crew.
import { drawButton, drawPanel } from '../drawing/hud.ts';
import { box, confetti, disc, rays, shape, stroke, text } from '../drawing/shapes.ts';
import { STUDIO } from '../drawing/theme.ts';
import {
  drawBelt,
  BRASS,
  drawCheeseWheel,
  CORAL_IRON,
  drawGauge,
  drawGear,
  LEAF_IRON,
  drawPipe,
  drawPress,
  drawVat,
  VIOLET_IRON,
} from './machines.ts';
import { drawCat, drawHedgehog, drawMole } from './animals.ts';
import { drawMouse } from './mouse.ts';
import { drawPurse } from './heading.ts';
import { drawCheese } from './room.ts';

function drawStory(y: number, wallpaper: string, shade: string, inside: string): string {
  const stripes = Array.from({ length: 11 }, (_, index) => box(104 + index * 80, y, 40, 330, 0, shade, 'opacity=".5"')).join('');
  return (
    box(90, y, 900, 330, 0, wallpaper) +
    `<svg x="90" y="${y}" width="900" height="330" viewBox="90 ${y} 900 330">${stripes}${box(90, y, 900, 26, 0, '#5a2d1e', 'opacity=".2"')}${inside}</svg>` +
    box(66, y + 318, 948, 34, 14, '#8c4c2b') +
    box(66, y + 314, 948, 20, 10, '#d79a62')
  );
}

export function drawGrandOpening(): string {
  const sky = `<defs><linearGradient id="noon" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5cbcf0"/><stop offset=".7" stop-color="#ffe9c9"/></linearGradient></defs>${box(0, 0, 1080, 2340, 0, 'url(#noon)')}${rays(540, 700, 2400, '#fff', 0.14, 20)}`;
  const lawn = shape('M0 1500Q540 1420 1080 1500V2340H0Z', '#7cc66a') + shape('M0 1640Q540 1570 1080 1640V2340H0Z', '#62b055');
  const house =
    box(58, 560, 964, 1090, 30, '#a8683a') +
    shape('M20 590L180 400Q200 378 230 378H850Q880 378 900 400L1060 590Z', '#c93a4b') +
    shape('M20 590L44 562H1036L1060 590Q540 620 20 590Z', '#9c2740') +
    stroke('M170 470H910M120 524H960', '#e4606c', 9, 'opacity=".8"') +
    box(842, 384, 84, 130, 12, '#b85a4a') +
    box(830, 362, 108, 34, 12, '#8c3a34') +
    drawStory(
      594,
      '#ffe7b8',
      '#ffd98f',
      drawPipe('M80 660H420Q450 660 450 690V760', '#5bb8e8', '#2c7fb5') +
        drawGear(560, 730, 86, 10, CORAL_IRON, 5) +
        drawGear(694, 790, 64, 8, BRASS, 10) +
        drawGear(806, 716, 78, 9, VIOLET_IRON, 4) +
        drawGauge(926, 690, 46, -30) +
        drawVat(230, 918, 0.6) +
        drawVat(412, 918, 0.5, '#cfe0fb') +
        drawBelt(500, 848, 470, { legs: 28 }) +
        drawCheeseWheel(590, 846, 0.8) +
        drawCheeseWheel(720, 846, 0.8, 'green') +
        drawCheeseWheel(850, 846, 0.8, 'blue'),
    ) +
    drawStory(
      944,
      '#e3d9fb',
      '#d3c4f5',
      drawPipe('M990 1010H760Q730 1010 730 1040V1110', '#f2695c', '#a83245') +
        drawPress(250, 1262, 0.72, 30) +
        drawCheeseWheel(250, 1236, 0.72, 'edam') +
        drawBelt(350, 1190, 420, { legs: 34, color: '#4f9d4b' }) +
        drawCheeseWheel(430, 1188, 0.8, 'edam') +
        drawCheeseWheel(560, 1188, 0.8) +
        drawCheeseWheel(690, 1188, 0.8, 'gold') +
        drawGear(470, 1050, 74, 9, BRASS) +
        drawGear(594, 1068, 54, 8, LEAF_IRON, 12) +
        drawVat(872, 1268, 0.62, '#ffd9d0'),
    ) +
    drawStory(
      1294,
      '#ffd9cf',
      '#ffc7ba',
      drawCheeseShelf(130, 1390) + drawCheeseShelf(130, 1490) + drawCheeseShelf(760, 1390) + drawCheeseShelf(760, 1490),
    );
  const door =
    box(392, 1314, 296, 320, 40, '#5a2d1e') +
    shape('M404 1640V1440Q404 1326 540 1326T676 1440V1640Z', '#8f5632') +
    shape('M420 1640V1444Q420 1342 540 1342T660 1444V1640Z', '#b97b48') +
    stroke('M540 1342V1640', '#8f5632', 8) +
    disc(516, 1510, 11, '#ffc94d') +
    disc(564, 1510, 11, '#ffc94d') +
    box(392, 1452, 296, 46, 8, '#f2405c') +
    box(392, 1452, 296, 16, 8, '#ff8296') +
    shape('M540 1474Q470 1410 450 1454Q446 1502 540 1474ZM540 1474Q610 1410 630 1454Q634 1502 540 1474Z', '#ff5f78') +
    shape('M536 1480L496 1560L524 1556L544 1484ZM544 1480L584 1560L556 1556L536 1484Z', '#d92f4c') +
    disc(540, 1474, 22, '#c41f3d');
  const sign =
    box(250, 438, 580, 118, 40, '#5a2d1e') +
    box(258, 442, 564, 104, 36, '#ffc94d') +
    text(540, 518, "Crumb's Cheese", { size: 66, fill: '#5a2d1e' });
  const crew =
    `<ellipse cx="540" cy="1842" rx="520" ry="46" fill="#3f8640" opacity=".5"/>` +
    drawHedgehog(122, 1838, 0.9, '#62b95a') +
    drawCat(948, 1832, 0.8) +
    drawMole(594, 1840, 0.9) +
    drawHedgehog(772, 1862, 0.9, '#5bb8e8', true) +
    drawMouse(352, 1856, 1.02, { pose: 'cheer', hat: '#f2695c' });
  const result =
    drawPanel(90, 1976, 900, 300, 'Grand opening!', { ribbon: STUDIO.violet, fold: '#4a2fa8' }) +
    drawCheese(196, 2146, 1.1) +
    text(270, 2132, '+25,000', { size: 76, anchor: 'start', fill: STUDIO.ink }) +
    text(270, 2194, 'All three floors', { size: 42, weight: 600, anchor: 'start', fill: '#7a5566' }) +
    drawButton(640, 2080, 300, 134, 'leaf', { label: 'Collect', size: 60 });
  return sky + lawn + confetti(31, 0, 330, 1080, 1200, 110) + house + sign + door + crew + result + drawPurse('92,480', '240 a second');
}

function drawCheeseShelf(x: number, y: number): string {
  return (
    stroke(`M${x} ${y}H${x + 220}`, '#a8683a', 16) +
    drawCheeseWheel(x + 40, y - 8, 0.56, 'edam') +
    drawCheeseWheel(x + 110, y - 8, 0.56, 'gouda') +
    drawCheeseWheel(x + 180, y - 8, 0.56, 'green')
  );
}
