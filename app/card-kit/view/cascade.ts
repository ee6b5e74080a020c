// The win animation: the cards under each king bounce from its place across the table. Purely decorative; it ends by itself.
import { getRank, getSuit, isKing, RANKS, SUIT_COUNT, SUITS, type Card } from '#app/card-kit/rules/cards.ts';
import { getPenWidth, PIPS, RANK_PATHS } from './card-shapes.ts';
import { prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';

const START_MS = 4700; // within which all cards start
const GRAVITY = 0.0024; // card heights per ms²
const BOUNCE = 0.78;
const MOST_MS = 9000;

interface Leap {
  readonly card: Card;
  readonly speed: number; // horizontal, px per ms
  x: number;
  y: number;
  fall: number; // vertical, px per ms
}

interface Inks {
  readonly paper: string;
  readonly edge: string;
  readonly suits: readonly string[];
}

function createPipPath(suit: number): Path2D {
  return new Path2D(PIPS[suit]);
}

function drawCard(context: CanvasRenderingContext2D, { card, x, y }: Leap, width: number, inks: Inks): void {
  const rank = getRank(card);
  const ink = inks.suits[getSuit(card)] ?? '';
  context.save();
  context.translate(x, y);
  context.scale(width / 100, width / 100);
  context.beginPath();
  context.roundRect(0, 0, 100, 140, 10);
  context.fillStyle = inks.paper;
  context.fill();
  context.strokeStyle = inks.edge;
  context.lineWidth = 2;
  context.stroke();
  context.fillStyle = ink;
  for (const [left, top, size] of [
    [77, 26, 33],
    [50, 93, 70],
  ] as const) {
    context.save();
    context.translate(left, top);
    context.scale(size / 100, size / 100);
    context.fill(createPipPath(getSuit(card)));
    context.restore();
  }
  context.translate(11, 11);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = getPenWidth(rank);
  context.strokeStyle = ink;
  context.stroke(new Path2D(RANK_PATHS[rank]));
  context.restore();
}

interface King {
  readonly card: Card;
  readonly rect: DOMRect;
}

/** Kings first, from each place in turn; the path is determined by the index. */
function createLeap(index: number, kings: readonly King[], board: DOMRect): Leap {
  const { card, rect } = kings[index % kings.length] as King;
  return {
    card: card - SUIT_COUNT * Math.floor(index / kings.length),
    x: rect.left - board.left,
    y: rect.top - board.top,
    speed: (index % 3 === 0 ? 1 : -1) * (board.width / 1600) * (0.5 + ((index * 7) % 10) / 10),
    fall: -0.25 * ((index * 5) % 4),
  };
}

/** Plays the animation over the board and returns a function that ends it; null if motion is reduced or the board has gone. */
export function playCascade(board: HTMLElement | null): (() => void) | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!board || !context || prefersReducedMotion()) return null;
  canvas.ariaHidden = 'true';
  // In an app's layout the board gives what lies on it a row.
  canvas.style.cssText =
    'position:absolute;inset:0;grid-area:auto;z-index:4;width:100%;height:100%;border-radius:inherit;pointer-events:none';
  board.append(canvas);
  const rect = board.getBoundingClientRect();
  const kings = [...board.querySelectorAll<HTMLElement>('[data-card]')]
    .map((card): King => ({ card: Number(card.dataset['card']), rect: card.getBoundingClientRect() }))
    .filter(({ card }) => isKing(card));
  const count = RANKS.length * kings.length;
  const scale = Math.min(2, devicePixelRatio);
  canvas.width = rect.width * scale;
  canvas.height = rect.height * scale;
  context.scale(scale, scale);
  const style = getComputedStyle(canvas);
  const inks: Inks = {
    paper: style.getPropertyValue('--surface'),
    edge: style.getPropertyValue('--ground-strong'),
    suits: SUITS.map((suit) => style.getPropertyValue(`--${suit}`)),
  };
  const width = kings[0]?.rect.width ?? 0;
  const floor = rect.height - width * 1.4;
  const leaps: Leap[] = [];
  let startedAt: number | null = null;
  let last = 0;
  let request = requestAnimationFrame(step);

  function stop(): void {
    cancelAnimationFrame(request);
    canvas.remove();
  }

  function step(now: number): void {
    startedAt ??= now;
    const passed = Math.min(32, last === 0 ? 16 : now - last);
    last = now;
    const started = Math.min(count, 1 + Math.floor(((now - startedAt) / START_MS) * count));
    while (leaps.length < started) leaps.push(createLeap(leaps.length, kings, rect));
    let isAnyLeft = leaps.length < count;
    for (const leap of leaps) {
      if (leap.x < -width || leap.x > rect.width) continue;
      isAnyLeft = true;
      leap.fall += GRAVITY * width * 0.05 * passed;
      leap.x += leap.speed * passed;
      leap.y += leap.fall * passed;
      if (leap.y > floor) {
        leap.y = floor;
        leap.fall *= -BOUNCE;
      }
      drawCard(context as CanvasRenderingContext2D, leap, width, inks);
    }
    if (isAnyLeft && now - startedAt < MOST_MS) request = requestAnimationFrame(step);
    else void canvas.animate({ opacity: 0 }, 400).finished.then(stop, stop);
  }

  return stop;
}
