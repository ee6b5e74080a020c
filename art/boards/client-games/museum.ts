// Three screens of the track-laying puzzle for the Museum of Very Small Trains: a level, the model behind it, and the collection.
import { drawButton, drawCelebration, drawFacts, drawHeading, drawPanel, drawThreeStars, drawToolbar } from '../drawing/hud.ts';
import { box, disc, place, shape, star, stroke, text } from '../drawing/shapes.ts';
import { STUDIO, type Theme } from '../drawing/theme.ts';
import { drawTrack, drawTrain, drawTrainFromAbove, HALF, placeTrack, type Train } from './trains.ts';

export const theme: Theme = {
  slug: 'museum-of-very-small-trains',
  title: 'Very Small Trains',
  accent: '#e0533f',
  light: '#9adcf0',
  mid: '#4fa9cf',
  dark: '#1f5b8a',
  deep: '#123d66',
  tint: '#d8f2fb',
};

const TRAINS: readonly Train[] = [
  { name: 'Scarlet Shunter', kind: 'steam', color: '#e0533f', dark: '#a9332f' },
  { name: 'Harbor Tram 9', kind: 'tram', color: '#2f9e6e', dark: '#1c6d4c' },
  { name: 'Little Bishop', kind: 'tank', color: '#7a5ae0', dark: '#4d34a8' },
  { name: 'Alpine Wasp', kind: 'diesel', color: '#f7923f', dark: '#b8551a' },
  { name: 'Duchess of Dew', kind: 'steam', color: '#2f7fd6', dark: '#184f95' },
  { name: 'Plum Pudding', kind: 'tank', color: '#b04a83', dark: '#7a2b5a' },
  { name: 'Market Line', kind: 'tram', color: '#e8a420', dark: '#a86b10' },
  { name: 'Old Kettle', kind: 'tank', color: '#4b6b7d', dark: '#2d4453' },
  { name: 'Night Mail', kind: 'diesel', color: '#3b4aa0', dark: '#232d6b' },
  { name: 'Clover Express', kind: 'steam', color: '#62b95a', dark: '#347a38' },
];

/* ---- The level ---- */

const [LEFT, TOP] = [60, 400];
const column = (index: number): number => LEFT + HALF + index * 2 * HALF;
const row = (index: number): number => TOP + HALF + index * 2 * HALF;

const tree = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    disc(8, 30, 52, '#1d5a2c', 'opacity=".3"') +
      disc(0, 0, 54, '#2f8a44') +
      disc(-10, -10, 40, '#47a957') +
      disc(-18, -18, 20, '#74c878') +
      [12, -26, 22].map((at, index) => disc(at, [24, 20, -18][index]!, 8, '#f2695c')).join(''),
    scale,
  );

const house = (x: number, y: number, roof: string, shade: string): string =>
  place(
    x,
    y,
    box(-58, -44, 124, 108, 12, '#1d5a2c', 'opacity=".3"') +
      box(-62, -56, 124, 56, 10, roof) +
      box(-62, 0, 124, 56, 10, shade) +
      box(20, -46, 26, 30, 6, '#8f4a3a'),
  );

function drawMuseum(x: number, y: number): string {
  const columns = [-96, -48, 0, 48, 96].map((at) => box(at - 12, -16, 24, 76, 6, '#fff5e6')).join('');
  return place(
    x,
    y,
    box(-140, -70, 292, 158, 16, '#1d5a2c', 'opacity=".3"') +
      box(-128, -22, 256, 90, 8, '#d9bfa2') +
      columns +
      shape('M-150 -22L0 -100L150 -22Z', '#f2695c') +
      shape('M-112 -30L0 -86L112 -30Z', '#fff5e6') +
      place(0, -46, drawTrain(TRAINS[0]!), 0.22) +
      box(-144, 58, 288, 24, 8, '#fff5e6'),
  );
}

/** Peg people who wait in line. */
const queue = (x: number, y: number): string =>
  [STUDIO.violet, STUDIO.apricot, '#2f9e6e', STUDIO.coral, STUDIO.sky]
    .map(
      (color, index) =>
        disc(x + index * 40, y + 8, 19, '#1d5a2c', 'opacity=".3"') +
        disc(x + index * 40, y, 20, color) +
        disc(x + index * 40, y - 4, 11, ['#f6c9a4', '#8a5a3c', '#e0a67c', '#5e3b28', '#f3d3b5'][index]!),
    )
    .join('');

function drawGrass(): string {
  const squares = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = [index % 5, Math.floor(index / 5)];
    return box(LEFT + x * 192, TOP + y * 192, 192, 192, 0, (x + y) % 2 ? '#8fd07f' : '#84c774');
  });
  const river = `M40 ${row(2) + 10}C240 ${row(2) - 60} 300 ${row(2) + 60} 540 ${row(2)}S900 ${row(2) - 50} 1040 ${row(2) + 10}`;
  return (
    squares.join('') +
    stroke(river, '#5fb4d9', 122) +
    stroke(river, '#86d0ee', 96) +
    stroke(river, '#b9e8fb', 8, 'stroke-dasharray="60 120"')
  );
}

/** A place where a piece is still missing. */
const gap = (x: number, y: number): string =>
  box(x - 84, y - 84, 168, 168, 26, '#fff', 'opacity=".34"') +
  box(x - 84, y - 84, 168, 168, 26, 'none', 'stroke="#fff" stroke-width="8" stroke-dasharray="26 20" stroke-linecap="round"');

function drawLevel(): string {
  const bridge =
    box(column(3) - 78, row(2) - 96, 156, 192, 10, '#a7744a') +
    [-66, 52].map((x) => box(column(3) + x, row(2) - 104, 14, 208, 7, '#7a4f2e')).join('');
  const laid =
    placeTrack('straight', column(0), row(5)) +
    placeTrack('curve', column(1), row(5)) +
    placeTrack('straight', column(1), row(4), 1) +
    placeTrack('curve', column(1), row(3), 2) +
    bridge +
    placeTrack('straight', column(3), row(2), 1) +
    placeTrack('curve', column(3), row(1), 3) +
    placeTrack('straight', column(2), row(1)) +
    placeTrack('curve', column(1), row(1), 1);
  const scenery =
    drawMuseum(column(1), row(0) + 6) +
    queue(column(2) + 110, row(0) + 66) +
    tree(column(0), row(1), 0.9) +
    tree(column(4), row(1) - 10, 1.1) +
    tree(column(4) - 10, row(3) + 20) +
    tree(column(0) - 10, row(3) + 30, 0.85) +
    tree(column(2) + 20, row(4) + 70, 0.7) +
    house(column(3) + 20, row(5) - 20, '#f2695c', '#c94a45') +
    house(column(4), row(4) + 90, '#7a9be0', '#5877bd') +
    house(column(0), row(4) - 30, '#ffc94d', '#dca22c');
  const station = box(column(0) - 88, row(5) - 100, 176, 36, 10, '#fff5e6') + box(column(0) - 96, row(5) - 118, 192, 30, 12, STUDIO.coral);
  const dragged = place(
    column(2) + 26,
    row(3) + 34,
    box(-90, -70, 196, 190, 30, '#12301c', 'opacity=".4" filter="url(#soft)"') +
      box(-100, -100, 200, 200, 30, '#fff7ea') +
      place(0, 0, drawTrack('straight'), 0.94),
    1.06,
    -7,
  );
  return (
    box(LEFT - 30, TOP - 18, 1020, 1230, 60, '#12301c', 'opacity=".5" filter="url(#far)"') +
    box(LEFT - 36, TOP - 36, 1032, 1224, 56, '#7a4f2e') +
    box(LEFT - 36, TOP - 36, 1032, 1208, 56, '#b98352') +
    `<clipPath id="lawn">${box(LEFT, TOP, 960, 1152, 26, '#fff')}</clipPath><g clip-path="url(#lawn)">${drawGrass()}${laid}${gap(column(2), row(3))}${gap(column(3), row(3))}${scenery}${station}${place(column(0) + 30, row(5), drawTrainFromAbove('#e0533f', '#a9332f'), 0.95)}</g>` +
    dragged
  );
}

function drawTray(): string {
  const pieces = (['straight', 'curve', 'curve'] as const).map((kind, index) => {
    const x = 236 + index * 304;
    return (
      box(x - 118, 1656, 236, 236, 40, index === 0 ? '#fbe9d0' : '#fff') +
      place(
        x,
        1774,
        `<clipPath id="piece${index}">${box(-96, -96, 192, 192, 30, '#fff')}</clipPath><g clip-path="url(#piece${index})"${index === 0 ? ' opacity=".35"' : ''}>${drawTrack(kind)}</g>`,
        1,
        index === 2 ? 90 : 0,
      ) +
      (index === 0 ? '' : disc(x + 104, 1668, 38, STUDIO.violet) + text(x + 104, 1683, 3 - index, { size: 44, weight: 800 }))
    );
  });
  return box(60, 1632, 960, 302, 60, '#d9bfa2') + box(60, 1620, 960, 302, 60, '#fff7ea') + pieces.join('');
}

/* ---- The model behind the level, and the collection ---- */

/** A train in a glass case on a wooden base. */
function drawCase(x: number, y: number, scale: number, train: Train): string {
  return place(
    x,
    y,
    shape('M-200 110V-90A200 170 0 0 1 200 -90V110Z', '#eefaff', 'opacity=".38"') +
      box(-176, 100, 352, 14, 5, '#c9d2e2') +
      drawTrain(train) +
      shape('M-200 110V-90A200 170 0 0 1 200 -90V110Z', 'none', 'stroke="#fff" stroke-opacity=".85" stroke-width="7"') +
      stroke('M-168 60V-84A160 136 0 0 1 -100 -196', '#fff', 16, 'opacity=".7"') +
      box(-226, 110, 452, 54, 16, '#8f5a34') +
      box(-226, 110, 452, 20, 10, '#b98352'),
    scale,
  );
}

function drawFound(): string {
  const [train] = TRAINS;
  return (
    drawCelebration(theme, 760, 12) +
    drawCase(540, 890, 2, train!) +
    drawThreeStars(540, 344, 96) +
    drawPanel(90, 1330, 900, 640, train!.name, { ribbon: STUDIO.coral, fold: '#b43a44' }) +
    drawFacts(150, 1456, 780, [
      ['Built', '1911'],
      ['Length', '4.1 cm'],
    ]) +
    ['Its whistle is a pinhole.', 'It still works.']
      .map((line, index) => text(540, 1706 + index * 62, line, { size: 50, fill: STUDIO.ink, weight: 600 }))
      .join('') +
    drawButton(150, 1812, 360, 124, 'paper', { icon: 'share', label: 'Share' }) +
    drawButton(540, 1812, 390, 124, 'leaf', { label: 'Next train', size: 56 })
  );
}

function drawCollection(): string {
  const [columns, rows] = [3, 4];
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [214 + (index % columns) * 326, 560 + Math.floor(index / columns) * 384];
    const train = TRAINS[index];
    const back = box(x - 146, y - 150, 292, 250, 26, train ? '#fff1d6' : '#6b4426');
    const shelf = box(x - 156, y + 92, 312, 26, 8, '#8f5a34') + box(x - 156, y + 92, 312, 10, 5, '#d8a36c');
    const shown = train
      ? place(x, y + 6, drawTrain(train), 0.86) +
        star(x + 118, y - 124, 24) +
        text(x, y + 158, train.name, { size: 32, fill: '#5a3418', weight: 700 })
      : place(
          x,
          y + 6,
          `<g opacity=".35" style="filter:brightness(0)">${drawTrain({ kind: index % 2 ? 'tram' : 'steam', color: '#000', dark: '#000' })}</g>`,
          0.86,
        ) + text(x, y + 158, '?', { size: 40, fill: '#5a3418', weight: 800 });
    return back + shown + shelf;
  });
  return (
    box(36, 380, 1008, 1590, 56, '#12301c', 'opacity=".5" filter="url(#far)"') +
    box(30, 362, 1020, 1596, 56, '#7a4f2e') +
    box(30, 362, 1020, 1578, 56, '#c99560') +
    box(56, 388, 968, 1526, 40, '#e2b681') +
    cells.join('')
  );
}

const level =
  drawLevel() +
  drawTray() +
  drawHeading(theme, [
    { label: 'Level', value: 11 },
    { label: 'Time', value: '0:41' },
  ]) +
  drawToolbar(
    [
      { icon: 'undo', label: 'Undo' },
      { icon: 'hint', label: 'Hint', color: 'apricot' },
      { icon: 'play', label: 'Go', color: 'leaf' },
    ],
    2040,
  );

const collection =
  drawHeading(
    theme,
    [
      { label: 'Trains', value: '10/60' },
      { label: 'Stars', value: 27 },
    ],
    'home',
  ) +
  drawCollection() +
  drawButton(300, 2060, 480, 140, 'leaf', { icon: 'play', label: 'Level 11', size: 60 });

export const screens: Readonly<Record<string, string>> = {
  level,
  model: drawHeading(theme, [], 'home') + drawFound(),
  collection,
};
