// The win animation: cards bounce from the foundations across the table. Purely decorative; it ends by itself.
import { useEffect, useRef } from 'react';
import { CARD_COUNT, getRank, getSuit, type Card } from '#app/card-kit/rules/cards.ts';
import { getPenWidth, PIPS, RANK_SHAPES } from '#app/card-kit/view/card-shapes.ts';
import { prefersReducedMotion } from '#app/card-kit/view/use-flights.ts';
import styles from './view.module.css';

const NEXT_CARD_MS = 90; // interval between cards
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
  context.stroke(new Path2D(RANK_SHAPES[rank]?.path));
  context.restore();
}

/** Kings first, from each foundation in turn; the path is determined by the index. */
function createLeap(index: number, foundations: readonly DOMRect[], board: DOMRect): Leap {
  const rect = foundations[index % foundations.length];
  return {
    card: CARD_COUNT - 1 - index,
    x: (rect?.left ?? board.left) - board.left,
    y: (rect?.top ?? board.top) - board.top,
    speed: (index % 3 === 0 ? 1 : -1) * (board.width / 1600) * (0.5 + ((index * 7) % 10) / 10),
    fall: -0.25 * ((index * 5) % 4),
  };
}

export function Cascade() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const board = element?.parentElement;
    const context = element?.getContext('2d');
    if (!element || !board || !context || prefersReducedMotion()) return;
    const rect = board.getBoundingClientRect();
    const foundations = [...board.querySelectorAll('[data-card][data-pile]')].map((card) => card.getBoundingClientRect());
    const scale = Math.min(2, devicePixelRatio);
    element.width = rect.width * scale;
    element.height = rect.height * scale;
    context.scale(scale, scale);
    const style = getComputedStyle(element);
    const inks: Inks = {
      paper: style.getPropertyValue('--surface'),
      edge: style.getPropertyValue('--ground-strong'),
      suits: ['spades', 'hearts', 'clubs', 'diamonds'].map((suit) => style.getPropertyValue(`--${suit}`)),
    };
    const width = foundations[0]?.width ?? rect.width / 8;
    const floor = rect.height - width * 1.4;
    const leaps: Leap[] = [];
    let startedAt: number | null = null;
    let last = 0;
    let frame = requestAnimationFrame(step);

    function step(now: number): void {
      startedAt ??= now;
      const passed = Math.min(32, last === 0 ? 16 : now - last);
      last = now;
      while (leaps.length < Math.min(CARD_COUNT, 1 + Math.floor((now - startedAt) / NEXT_CARD_MS)))
        leaps.push(createLeap(leaps.length, foundations, rect));
      let isAnyLeft = leaps.length < CARD_COUNT;
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
      if (isAnyLeft && now - startedAt < MOST_MS) frame = requestAnimationFrame(step);
      else if (element) element.dataset['done'] = '';
    }

    return () => cancelAnimationFrame(frame);
  }, []);

  return <canvas ref={canvas} aria-hidden className={styles.cascade} />;
}
