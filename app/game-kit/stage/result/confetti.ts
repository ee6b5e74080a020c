// Confetti in the colors of the house, for a game that was won; a chunk of its own.
import { create } from 'canvas-confetti';

const COLORS = ['#ff9a4d', '#ff6f61', '#ffd166', '#5fb85a', '#8a63d2', '#fff6e6'];

/** Of a page in full screen only what is inside the element that has the screen is seen; null for the page itself, which needs no canvas. */
function createFullScreenCanvas(): HTMLCanvasElement | null {
  const canvas = document.fullscreenElement?.appendChild(document.createElement('canvas')) ?? null;
  if (canvas) canvas.style.cssText = 'position:fixed;inset:0;z-index:100;width:100%;height:100%;pointer-events:none';
  return canvas;
}

/** Throws confetti from an element; nothing happens where the player wants no motion. */
export async function fireConfetti(from: Element): Promise<void> {
  const { left, top, width, height } = from.getBoundingClientRect();
  const origin = { x: (left + width / 2) / innerWidth, y: Math.min(0.9, (top + height / 2) / innerHeight) };
  const canvas = createFullScreenCanvas();
  // Without a worker: that would be a script from a blob, which the site's policy refuses.
  const throwConfetti = create(canvas ?? undefined, { resize: true });
  const confettiOptions = { particleCount: 70, spread: 75, startVelocity: 42, colors: COLORS, origin, disableForReducedMotion: true };
  await Promise.all([throwConfetti({ ...confettiOptions, angle: 65 }), throwConfetti({ ...confettiOptions, angle: 115 })]);
  canvas?.remove();
}
