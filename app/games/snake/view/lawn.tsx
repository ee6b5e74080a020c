// The lawn: a canvas that animates the snake from cell to cell, independent of the rules.
import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';
import { observe } from '#app/components/ui/lib/observe.ts';
import { TICK_MS, type SnakeEvent, type SnakeState } from '#app/games/snake/rules/rules.ts';
import { SIZE } from '#app/games/snake/rules/grid.ts';
import { AT_REST, COLOR_NAMES, paint, updateGlide, type Palette } from './painting.ts';
import styles from './view.module.css';

/** How far the canvas extends over the hedge, in cells, because the head is wider than its cell. Must match the style sheet. */
const MARGIN = 0.35;

function readPalette(canvas: HTMLCanvasElement): Palette {
  const style = getComputedStyle(canvas);
  return Object.fromEntries(COLOR_NAMES.map((name) => [name, style.getPropertyValue(`--${name}`)])) as Palette;
}

/** Paints on `canvas` in device pixels, and animates each step unless the visitor prefers reduced motion. */
function createPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  let state: SnakeState | null = null;
  let palette = readPalette(canvas);
  let glide = AT_REST;
  let steppedAt = -Infinity;
  let frame = 0;

  function draw(): void {
    if (!context || !state) return;
    const progress = Math.min(1, (performance.now() - steppedAt) / TICK_MS);
    const scale = canvas.width / (SIZE + 2 * MARGIN);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(scale, 0, 0, scale, MARGIN * scale, MARGIN * scale);
    const { body, stones, heading, food, isDead } = state;
    paint(context, { body, stones, heading, food, isDead, progress, ...glide }, palette);
    frame = progress < 1 ? requestAnimationFrame(draw) : 0;
  }

  function redraw(): void {
    cancelAnimationFrame(frame);
    draw();
  }

  function resize(): void {
    canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = canvas.width;
    palette = readPalette(canvas);
    redraw();
  }

  const disconnect = observe(() => new ResizeObserver(resize), canvas, resize);

  return {
    show(next: SnakeState, events: readonly SnakeEvent[]): void {
      const following = state === null ? AT_REST : updateGlide(glide, events, next.body);
      state = next;
      if (following !== glide) {
        glide = following;
        steppedAt = prefersReducedMotion() ? -Infinity : performance.now();
        palette = readPalette(canvas);
      }
      redraw();
    },
    close(): void {
      disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

export function Lawn({ state, events, label }: { state: SnakeState; events: readonly SnakeEvent[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createPainter>>(null);

  useLayoutEffect(() => {
    if (!canvas.current) return;
    const current = createPainter(canvas.current);
    painter.current = current;
    return () => current.close();
  }, []);

  useLayoutEffect(() => painter.current?.show(state, events), [state, events]);

  return (
    <div className={styles.lawn}>
      <canvas ref={canvas} role="img" aria-label={label} className={styles.canvas} />
    </div>
  );
}
