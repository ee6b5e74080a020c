// Draws the five screenshots of Idle Mouse, from the first wheel of cheese to the grand opening of the cheese factory.
import { box, disc, place, star, stroke, text } from '../drawing/shapes.ts';
import { STUDIO } from '../drawing/theme.ts';
import { drawBelt, BRASS, drawCheeseWheel, CORAL_IRON, drawGauge, drawGear, LEAF_IRON, drawPipe, drawVat } from './machines.ts';
import { drawMole } from './animals.ts';
import { drawGoldenRush } from './golden-rush.ts';
import { drawGrandOpening } from './grand-opening.ts';
import { drawMouse } from './mouse.ts';
import { drawPurse } from './heading.ts';
import { drawRoom, drawShelf, drawSunbeam, drawUpgrades, drawWindow } from './room.ts';
import { drawWardrobe } from './wardrobe.ts';

function drawMorning(): string {
  const scene =
    drawRoom(1390, 1720) +
    drawWindow(560, 860, 330) +
    drawSunbeam('M420 900L690 900L820 1620H280Z') +
    drawShelf(60, 640, 260) +
    drawCheeseJar(130, 640, '#f2695c') +
    drawCheeseJar(230, 640, '#5bb8e8') +
    drawPoster(880, 520) +
    drawVat(242, 1452, 0.98) +
    drawBelt(372, 1270, 380, { legs: 130 }) +
    drawCheeseWheel(540, 1266, 1.05) +
    star(560, 1130, 17, { fill: '#fff6cf', edge: '#ffd24a', hollow: true }) +
    star(640, 1170, 12, { fill: '#fff6cf', edge: '#ffd24a', hollow: true }) +
    star(486, 1180, 12, { fill: '#fff6cf', edge: '#ffd24a', hollow: true }) +
    `<ellipse cx="826" cy="1530" rx="150" ry="26" fill="#5a2d1e" opacity=".4"/>` +
    drawMouse(816, 1530, 1.24, { pose: 'wave' });
  const list = drawUpgrades(1622, [
    { picture: drawGear(0, 0, 58, 9, BRASS), name: 'Bigger gear', gain: 'Belt speed ×2', price: '15', state: 'later' },
    { picture: drawCheeseWheel(0, 24, 1, 'gouda', true), name: 'Press by hand', gain: '+1 cheese', action: 'Press', state: 'ready' },
    { picture: drawVat(0, 66, 0.32), name: 'Second vat', gain: 'Mild Gouda', price: '80', state: 'later' },
  ]);
  return scene + list + drawPurse('1', 'Day 1');
}

function drawCheeseJar(x: number, y: number, lid: string): string {
  return (
    box(x - 34, y - 92, 68, 90, 20, '#fff7ea') +
    box(x - 34, y - 60, 68, 40, 8, '#ffd24f') +
    box(x - 38, y - 112, 76, 28, 10, lid) +
    stroke(`M${x - 22} ${y - 78}V${y - 24}`, '#fff', 7, 'opacity=".8"')
  );
}

function drawPoster(x: number, y: number): string {
  return `<g transform="rotate(4 ${x} ${y})">${box(x - 96, y - 120, 192, 240, 14, '#fff7ea')}${box(x - 80, y - 104, 160, 140, 10, '#7fcbf2')}${drawCheeseWheel(x, y + 4, 1, 'gouda', true)}${text(x, y + 92, 'Day 1', { size: 46, fill: STUDIO.ink })}${disc(x, y - 116, 11, STUDIO.coral)}</g>`;
}

function drawFitting(): string {
  const [axleX, axleY] = [770, 800];
  const scene =
    drawRoom(1390, 1720) +
    drawWindow(210, 800, 250) +
    drawSunbeam('M100 830L300 830L520 1620H120Z') +
    drawPipe('M1100 480H900Q860 480 860 520V640', '#5bb8e8', '#2c7fb5') +
    drawGauge(960, 600, 58, 40) +
    box(axleX - 176, axleY - 176, 352, 380, 60, '#5636b8') +
    box(axleX - 176, axleY - 176, 352, 354, 60, '#7a5ae0') +
    box(axleX - 150, axleY - 152, 300, 40, 20, '#fff', 'opacity=".18"') +
    `<circle cx="${axleX}" cy="${axleY}" r="146" fill="#43208f" opacity=".55"/><circle cx="${axleX}" cy="${axleY}" r="150" fill="none" stroke="#ffe27a" stroke-width="9" stroke-dasharray="26 20"/>` +
    disc(axleX, axleY, 44, '#2f1a5c') +
    disc(axleX, axleY, 34, '#c9d3e6') +
    disc(axleX, axleY, 14, '#5b6b8f') +
    drawGear(axleX + 160, axleY + 192, 96, 10, CORAL_IRON, 9) +
    drawGear(axleX + 24, axleY + 296, 74, 8, LEAF_IRON, 3) +
    drawVat(214, 1466, 0.94) +
    drawBelt(545, 1290, 600, { legs: 120 }) +
    drawCheeseWheel(652, 1286, 1.1) +
    drawCheeseWheel(816, 1286, 1.1, 'edam') +
    drawCheeseWheel(980, 1286, 1.1, 'blue') +
    drawLadder(420, 1290) +
    drawMouse(430, 1120, 1.3, { pose: 'carry', held: drawGear(20, -30, 122, 12, BRASS, 8), hat: '#ffc94d' }) +
    stroke(`M632 880Q690 760 ${axleX - 30} ${axleY - 8}`, '#fff', 11, 'stroke-dasharray="2 30" opacity=".9"') +
    star(600, 640, 22, { fill: '#fff6cf', edge: '#ffd24a', hollow: true }) +
    star(930, 720, 16, { fill: '#fff6cf', edge: '#ffd24a', hollow: true }) +
    star(560, 1010, 14, { fill: '#fff6cf', edge: '#ffd24a', hollow: true });
  const list = drawUpgrades(1622, [
    { picture: drawGear(0, 0, 60, 10, BRASS), name: 'Bigger gear', gain: 'Belt speed ×2', price: '120', state: 'glowing' },
    { picture: drawBelt(-62, -30, 124, { legs: 20 }), name: 'Second belt', gain: '+1 cheese a second', price: '300', state: 'ready' },
    { picture: place(0, 62, drawMole(0, 0, 0.5)), name: 'Hire the mole', gain: 'Mends by himself', price: '950', state: 'later' },
  ]);
  return scene + list + drawPurse('346', '3.2 a second');
}

function drawLadder(x: number, y: number): string {
  return (
    stroke(`M${x - 90} ${y + 130}L${x - 60} ${y - 168}M${x + 110} ${y + 130}L${x + 80} ${y - 168}`, '#8c4c2b', 20) +
    stroke(`M${x - 66} ${y - 100}H${x + 84}M${x - 74} ${y - 30}H${x + 92}M${x - 82} ${y + 44}H${x + 100}`, '#c98a52', 18) +
    box(x - 96, y - 186, 212, 28, 12, '#c98a52')
  );
}

export const boards = [drawMorning, drawFitting, drawGoldenRush, drawGrandOpening, drawWardrobe] as const;
