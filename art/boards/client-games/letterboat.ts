// The puzzle of a day of Letterboat: words to find, and the letters that the boat carries.
import { drawButton } from '../drawing/hud.ts';
import { box, disc, place, shape, stroke, text } from '../drawing/shapes.ts';
import { STUDIO, type Theme } from '../drawing/theme.ts';

export const theme: Theme = {
  slug: 'letterboat',
  title: 'Letterboat',
  accent: '#2f8fd0',
  light: '#c8ecfb',
  mid: '#7cc9ee',
  dark: '#2f8fd0',
  deep: '#134f86',
  tint: '#eaf8ff',
};

/** A dot is a letter that has not been found. */
const WORDS = ['BOAR', 'ROAR', 'A.H.R', 'H..B..'];
const LETTERS = [...'HARBOR'];
const TILE = 132;

const tile = (x: number, y: number, letter: string): string =>
  letter === '.'
    ? box(x, y, TILE, TILE, 30, theme.deep, 'opacity=".28"') +
      box(x + 4, y + 4, TILE - 8, TILE - 8, 26, 'none', 'stroke="#fff" stroke-opacity=".6" stroke-width="5"')
    : box(x, y + 12, TILE, TILE, 30, '#d9bfa2') +
      box(x, y, TILE, TILE, 30, '#fff7ea') +
      text(x + TILE / 2, y + 96, letter, { size: 84, fill: STUDIO.ink, weight: 700 });

function drawWords(): string {
  return WORDS.map((word, row) =>
    [...word].map((letter, index) => tile(540 - (word.length * 148 - 16) / 2 + index * 148, 376 + row * 156, letter)).join(''),
  ).join('');
}

/** A boat with the letters on its sail, three of them joined by a finger. */
function drawBoat(): string {
  const places = LETTERS.map((letter, index) => {
    const angle = ((index * 60 - 90) * Math.PI) / 180;
    return { letter, x: 540 + Math.cos(angle) * 200, y: 1330 + Math.sin(angle) * 200 };
  });
  const joined = [1, 3, 0].map((index) => places[index]!); // A, B, H
  const blocks = places.map(({ letter, x, y }) => {
    const isJoined = joined.some((one) => one.x === x && one.y === y);
    return (
      disc(x, y + 8, 74, isJoined ? '#cf6414' : '#d9bfa2') +
      disc(x, y, 74, isJoined ? '#ff9f45' : '#fff7ea') +
      text(x, y + 32, letter, { size: 92, fill: isJoined ? '#fff' : STUDIO.ink, weight: 700 })
    );
  });
  const line = `M${joined.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    shape('M120 1500H960Q900 1720 760 1720H320Q180 1720 120 1500Z', '#a4552f') +
    shape('M120 1500H960Q952 1536 940 1566H140Q128 1536 120 1500Z', '#f2695c') +
    disc(540, 1330, 316, '#fff', 'opacity=".96"') +
    disc(540, 1330, 290, '#e6f6ff') +
    stroke(line, '#ff9f45', 34) +
    blocks.join('') +
    place(860, 1030, stroke('M0 0V200', '#7a4f2e', 18) + shape('M8 0L130 42L8 84Z', STUDIO.yellow))
  );
}

const wave = (y: number, color: string): string =>
  shape(`M0 ${y}${Array.from({ length: 6 }, () => 'q90 -44 180 0').join('')}V1900H0Z`, color);

export const screens: Readonly<Record<string, string>> = {
  phone:
    disc(930, 150, 120, '#fff3c8', 'opacity=".9"') +
    [
      [150, 330, 1],
      [800, 470, 0.6],
    ]
      .map(([x, y, scale]) =>
        place(
          x!,
          y!,
          disc(0, 0, 46, '#fff') + disc(52, -20, 60, '#fff') + disc(116, 0, 46, '#fff') + box(-46, 0, 208, 46, 23, '#fff'),
          scale,
        ),
      )
      .join('') +
    text(540, 250, 'Letterboat', { size: 92, weight: 800, outline: theme.deep, outlineWidth: 20 }) +
    text(540, 322, 'Tuesday’s puzzle', { size: 44, fill: theme.deep, weight: 700 }) +
    wave(1180, '#4fb0e2') +
    drawWords() +
    wave(1560, '#3c9bd4') +
    drawBoat() +
    wave(1690, '#2580bd') +
    drawButton(60, 1640, 150, 124, 'apricot', { icon: 'hint' }) +
    drawButton(870, 1640, 150, 124, 'paper', { icon: 'again' }),
};
