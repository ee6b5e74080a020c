// Tests how the snake glides, the trail of its body, and what is drawn of it.
import { describe, expect, it } from 'vitest';
import { rules, type SnakeMove } from '#app/games/snake/rules/rules.ts';
import { AT_REST, updateGlide } from '#app/games/snake/view/painting.ts';
import { getCell } from './test-snake.ts';
import { createTrail, withoutTail } from '#app/games/snake/view/trail.ts';
import { COLOR_NAMES, paint, type Palette } from '#app/games/snake/view/painting.ts';

const BODY = [7, 6, 5];

describe('a glide', () => {
  it('starts at the cell that the tail has left, or at the tail if the snake has eaten', () => {
    expect(updateGlide(AT_REST, [{ type: 'stepped', left: 4 }], BODY)).toEqual({ left: 4, hasEaten: false, meals: [] });
    expect(updateGlide(AT_REST, [{ type: 'ate', cell: 7 }], BODY)).toEqual({ left: null, hasEaten: true, meals: [7] });
  });

  it('restarts only with a step', () => {
    const glide = updateGlide(AT_REST, [{ type: 'stepped', left: 4 }], BODY);
    expect(updateGlide(glide, [{ type: 'turned', direction: 'up' }], BODY)).toBe(glide);
    expect(updateGlide(glide, [{ type: 'died', cause: 'wall' }], BODY)).toBe(glide);
    expect(updateGlide(glide, [], BODY)).toBe(glide);
  });

  it('moves a meal through the body until the tail has passed it', () => {
    const fed = updateGlide(AT_REST, [{ type: 'ate', cell: 5 }], [5, 4, 3]);
    expect(updateGlide(fed, [{ type: 'stepped', left: 3 }], [6, 5, 4]).meals).toEqual([5]);
    expect(updateGlide(fed, [{ type: 'stepped', left: 5 }], BODY.with(2, 8)).meals).toEqual([]);
  });

  it('animates the first step of a turn-based game, which also starts it', () => {
    const move: SnakeMove = { type: 'turn', direction: 'up' };
    const start = rules.start({ ...rules.variants[0].options, isStepwise: true }, 1);
    const played = rules.play(start, move);
    expect('events' in played && updateGlide(AT_REST, played.events, played.state.body).left).toBe(start.body.at(-1));
  });
});

const row = (...columns: readonly number[]) => columns.map((column) => getCell(5, column));
const at = (...columns: readonly number[]) => columns.map((x) => ({ x, y: 5.5 }));

describe('a trail', () => {
  it.each([
    ['runs from the head through the centers of the cells to the tail', row(7, 6, 5), null, 1, [at(7.5, 6.5, 5.5)], at(7.5)],
    ['interpolates the head and the tail', row(7, 6, 5), getCell(5, 4), 0.25, [at(6.75, 6.5, 5.5, 4.75)], at(6.75)],
    ['is split at the edge that the head passes', row(0, 19, 18), getCell(5, 17), 0.5, [at(0, -0.5), at(20, 19.5, 18.5, 18)], at(0, 20)],
    ['is split at the edge that the body passes', row(1, 0, 19), null, 1, [at(1.5, 0.5, -0.5), at(20.5, 19.5)], at(1.5)],
    ['is split at the edge that the tail passes', row(2, 1, 0), getCell(5, 19), 0.5, [at(2, 1.5, 0.5, 0), at(20.5, 20)], at(2)],
  ])('%s', (_, body, left, progress, lines, heads) => {
    expect(createTrail(body, left, progress)).toEqual({ lines, heads });
  });

  it('can omit its last cells, which are returned as points', () => {
    const { lines, tail } = withoutTail([at(7.5, 6.5, 5.5)], 1.5, 0.5);
    expect(lines).toEqual([at(7.5, 7)]);
    expect(tail[0]).toEqual({ x: 5.5, y: 5.5, share: 0 });
    expect(tail.at(-1)).toEqual({ x: 7, y: 5.5, share: 1 });
    expect(withoutTail([at(7.5, 6.5)], 9, 0.5).lines).toEqual([]);
  });
});

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
