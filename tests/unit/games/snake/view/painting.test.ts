// What the snake looks like, by what is drawn on its canvas.
import { expect, it } from 'vitest';
import { AT_REST, COLOR_NAMES, paint, type Palette } from '#app/games/snake/view/painting.ts';
import { getCell } from '#tests/unit/games/snake/rules/test-snake.ts';

/** Half the width of the ellipses and circles in each color, and the width of the lines. */
function drawSnake() {
  const drawn: { color: string; size: number }[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get: (fields, name: string) => {
      if (name === 'arc')
        return (_x: number, _y: number, radius: number) => drawn.push({ color: String(fields['fillStyle']), size: radius });
      if (name === 'ellipse') return (_x: number, _y: number, _long: number, across: number) => drawn.push({ color: 'head', size: across });
      if (name === 'stroke') return () => drawn.push({ color: 'body', size: Number(fields['lineWidth']) / 2 });
      return () => {};
    },
  });
  const palette = Object.fromEntries(COLOR_NAMES.map((name) => [name, name])) as Palette;
  const body = [7, 6, 5, 4].map((column) => getCell(5, column));
  const scene = { ...AT_REST, body, stones: [], heading: 'right', food: null, isDead: false, progress: 1 } as const;
  paint(context as unknown as CanvasRenderingContext2D, scene, palette);
  return (color: string) => Math.max(...drawn.filter((one) => one.color === color).map(({ size }) => size));
}

it('SNK18 the head is wider than the body by a third, and each eye half a cell wide', () => {
  const measure = drawSnake();
  expect(measure('head') / measure('body')).toBeGreaterThan(4 / 3);
  expect(measure('eye')).toBeGreaterThanOrEqual(0.25);
});
