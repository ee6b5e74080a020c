// Draws the golden rush of Idle Mouse: every conveyor belt at double speed.
import { box, disc, rays, star, stroke, text } from '../drawing/shapes.ts';
import { STUDIO } from '../drawing/theme.ts';
import { createRandom } from '../play/deal-cards.ts';
import { drawBelt, type Cheese, drawCheeseWheel } from './machines.ts';
import { drawMouse } from './mouse.ts';
import { drawPurse, theme } from './heading.ts';

export function drawGoldenRush(): string {
  const random = createRandom(12);
  const kinds: readonly Cheese[] = ['gold', 'gouda', 'gold', 'edam', 'gold', 'blue', 'green'];
  const lines = [710, 980, 1250]
    .map(
      (y, lane) =>
        drawBelt(-40, y, 1160, { fast: true, legs: 60, color: (['#f2695c', '#7a5ae0', '#4f9d4b'] as const)[lane]! }) +
        Array.from(
          { length: 5 },
          (_, index) =>
            drawCheeseWheel(60 + index * 236 + lane * 74, y - 2, 1.06, kinds[(index + lane * 2) % kinds.length]!) +
            stroke(
              `M${-26 + index * 236 + lane * 74} ${y - 40}h-64M${-26 + index * 236 + lane * 74} ${y - 16}h-40`,
              '#fff',
              8,
              'opacity=".7"',
            ),
        ).join(''),
    )
    .join('');
  const flying = [
    [110, 1560, 1.5, -24],
    [250, 1420, 1.1, 18],
    [860, 1440, 1.2, -16],
    [980, 1580, 1.6, 24],
    [90, 1860, 1.8, 14],
    [1000, 1880, 1.9, -18],
    [300, 1700, 1.0, -30],
    [800, 1690, 1.05, 30],
    [180, 560, 0.9, -14],
    [920, 560, 1, 18],
  ]
    .map(
      ([x, y, size, turn], index) =>
        `<g style="filter:drop-shadow(0 16px 12px rgb(90 45 10 / .4))">${drawCheeseWheel(x!, y!, size!, kinds[index % kinds.length]!, index % 3 === 0, turn!)}</g>`,
    )
    .join('');
  const sparks = Array.from({ length: 34 }, () =>
    star(random() * 1080, 380 + random() * 1560, 8 + random() * 18, {
      fill: '#fffbe0',
      edge: '#ffd24a',
      hollow: true,
      turn: random() * 60,
    }),
  ).join('');
  const walls = `<defs><radialGradient id="rush" gradientUnits="userSpaceOnUse" cx="540" cy="1500" r="1500"><stop offset="0" stop-color="#fff3b0"/><stop offset=".45" stop-color="#ffcf4a"/><stop offset="1" stop-color="#e07b12"/></radialGradient></defs>${box(0, 0, 1080, 2340, 0, 'url(#rush)')}${rays(540, 1620, 2600, '#fff', 0.3, 22)}`;
  const words = `<g transform="rotate(-4 540 540)">${text(540, 546, 'Golden rush!', { size: 152, fill: '#b4510c', outline: '#7a2e10', outlineWidth: 48 })}${text(540, 530, 'Golden rush!', { size: 152, fill: '#ffe45c', outline: '#7a2e10', outlineWidth: 36 })}</g>`;
  const meter =
    box(60, 2074, 960, 176, 88, theme.deep, 'opacity=".86"') +
    box(300, 2124, 660, 76, 38, '#000', 'opacity=".35"') +
    box(308, 2132, 452, 60, 30, '#ffd24a') +
    box(320, 2138, 428, 20, 10, '#fff', 'opacity=".5"') +
    text(630, 2182, '0:24', { size: 52, outline: '#7a2e10', outlineWidth: 12 }) +
    disc(168, 2162, 84, STUDIO.coral, 'stroke="#fff" stroke-width="9"') +
    text(168, 2186, '×2', { size: 80 });
  return (
    walls +
    lines +
    disc(540, 1660, 420, 'url(#glow)') +
    flying +
    sparks +
    `<ellipse cx="540" cy="1990" rx="270" ry="36" fill="#7a3d0a" opacity=".4"/>` +
    drawMouse(540, 1990, 1.9, { pose: 'cheer', rim: '#ffd233' }) +
    words +
    meter +
    drawPurse('18,640', '96 a second')
  );
}
