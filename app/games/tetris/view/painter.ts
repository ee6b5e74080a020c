// Paints the field on a canvas; requests animation frames only while an effect is running.
import { drawGhost, readPalette, getSprites, type Palette, type Sprites } from './blocks.ts';
import { drawEffect, createEffects, getLift, getProgress, type Effect } from './effects.ts';
import { getCells, COLUMNS } from '#app/games/tetris/rules/shapes.ts';
import { prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';
import { observe } from '#app/components/ui/lib/observe.ts';
import type { TetrisEvent, TetrisState } from '#app/games/tetris/rules/state.ts';
import { findLanding, ROWS, getShapeAt, SKYLINE, type Well } from '#app/games/tetris/rules/well.ts';

/** An empty field: the background with a faint dot at each corner of four cells. */
function drawGround(width: number, height: number, size: number, palette: Palette): HTMLCanvasElement {
  const ground = document.createElement('canvas');
  ground.width = width;
  ground.height = height;
  const context = ground.getContext('2d');
  if (!context) return ground;
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.ink;
  context.globalAlpha = palette.isPlain ? 0.5 : 0.05;
  if (!palette.isPlain) for (let column = 0; column < COLUMNS; column += 2) context.fillRect(column * size, 0, size, height);
  context.globalAlpha = palette.isPlain ? 0.6 : 0.22;
  for (let column = 1; column < COLUMNS; column += 1)
    for (let row = 1; row < ROWS - SKYLINE; row += 1) {
      context.beginPath();
      context.arc(column * size, row * size, size * 0.045, 0, 2 * Math.PI);
      context.fill();
    }
  return ground;
}

export function createPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  const forcedColors = matchMedia('(forced-colors: active)');
  let size = 0; // of a cell, in canvas pixels
  let palette: Palette;
  let sprites: Sprites;
  let ground: HTMLCanvasElement;
  const copy = document.createElement('canvas');
  let copiedWell: Well | null = null; // the well painted on the copy
  let shownState: TetrisState | null = null;
  let seenEvents: readonly TetrisEvent[] | null = null; // the last events whose effects were started
  let isCovered = false;
  let effects: readonly Effect[] = [];
  let frame = 0;

  function paintWell(target: CanvasRenderingContext2D, well: Well, nowMs: number): void {
    target.drawImage(ground, 0, 0);
    for (let row = SKYLINE - 4; row < ROWS; row += 1) {
      if (well[row] === 0) continue;
      const y = (row - SKYLINE - getLift(effects, row, nowMs)) * size;
      for (let column = 0; column < COLUMNS; column += 1) {
        const shape = getShapeAt(well, column, row);
        const sprite = shape && sprites.get(shape);
        if (sprite) target.drawImage(sprite, column * size, y);
      }
    }
  }

  /** Background and locked bricks, copied from a cached canvas unless rows are being cleared. */
  function paintBackdrop(target: CanvasRenderingContext2D, well: Well, nowMs: number): void {
    const copyContext = copy.getContext('2d');
    if (!copyContext || effects.some(({ kind }) => kind === 'clearing')) return paintWell(target, well, nowMs);
    if (copiedWell !== well) paintWell(copyContext, well, nowMs);
    copiedWell = well;
    target.drawImage(copy, 0, 0);
  }

  function paintPiece(target: CanvasRenderingContext2D, { piece, well }: TetrisState): void {
    const sprite = piece && sprites.get(piece.shape);
    if (!sprite) return;
    for (const [column, row] of getCells(findLanding(well, piece))) {
      if (row >= SKYLINE) drawGhost(target, piece.shape, column * size, (row - SKYLINE) * size, size, palette);
    }
    for (const [column, row] of getCells(piece)) target.drawImage(sprite, column * size, (row - SKYLINE) * size);
  }

  function paint(nowMs: number): void {
    if (!context || size === 0) return;
    if (!shownState?.isStarted || isCovered) {
      context.drawImage(ground, 0, 0);
      return;
    }
    paintBackdrop(context, shownState.well, nowMs);
    if (shownState.piece === null) {
      context.globalAlpha = 0.6;
      context.drawImage(ground, 0, 0);
      context.globalAlpha = 1;
    }
    paintPiece(context, shownState);
    for (const effect of effects) drawEffect(context, effect, nowMs, size, sprites);
  }

  function animate(nowMs: number): void {
    effects = effects.filter((effect) => getProgress(effect, nowMs) < 1);
    paint(nowMs);
    frame = effects.length > 0 ? requestAnimationFrame(animate) : 0;
  }

  function resize(): void {
    const cell = Math.max(1, Math.round((canvas.clientWidth * devicePixelRatio) / COLUMNS));
    size = canvas.clientWidth === 0 ? 0 : cell;
    if (size === 0) return;
    canvas.width = cell * COLUMNS;
    canvas.height = cell * (ROWS - SKYLINE);
    copy.width = canvas.width;
    copy.height = canvas.height;
    copiedWell = null;
    palette = readPalette(canvas);
    sprites = getSprites(cell, palette);
    ground = drawGround(canvas.width, canvas.height, cell, palette);
    paint(performance.now());
  }

  const disconnect = observe(
    () => new ResizeObserver(resize),
    canvas,
    () => {},
  );
  forcedColors.addEventListener('change', resize);
  resize();

  return {
    /** Paints a state and animates its events; if hidden, paints an empty field. */
    show(state: TetrisState, events: readonly TetrisEvent[], isHidden: boolean): void {
      const now = performance.now();
      // No effects for the first events after mounting and for the same events after a pause: they were shown before.
      if (seenEvents !== null && seenEvents !== events && !isHidden && !prefersReducedMotion() && !forcedColors.matches)
        effects = [...effects, ...createEffects(events, now)];
      seenEvents = events;
      shownState = state;
      isCovered = isHidden;
      if (frame !== 0) return;
      paint(now);
      if (effects.length > 0) frame = requestAnimationFrame(animate);
    },
    close(): void {
      cancelAnimationFrame(frame);
      disconnect();
      forcedColors.removeEventListener('change', resize);
    },
  };
}

export type Painter = ReturnType<typeof createPainter>;
