// Confetti in the brand colors, for wins and records. A separate chunk.
import { create } from 'canvas-confetti';

const { COLOR_BRAND, COLOR_DANGER, COLOR_HIGHLIGHT, COLOR_SUCCESS, COLOR_SECONDARY, COLOR_GROUND } = import.meta.env;
const COLORS = [COLOR_BRAND, COLOR_DANGER, COLOR_HIGHLIGHT, COLOR_SUCCESS, COLOR_SECONDARY, COLOR_GROUND];

/** In full screen, only descendants of the full-screen element are visible, so confetti needs a canvas inside it; null otherwise. */
function createFullScreenCanvas(): HTMLCanvasElement | null {
  const canvas = document.fullscreenElement?.appendChild(document.createElement('canvas')) ?? null;
  if (canvas) canvas.style.cssText = 'position:fixed;inset:0;z-index:100;width:100%;height:100%;pointer-events:none';
  return canvas;
}

/** Fires confetti from the lower edge of an element; does nothing under reduced motion. */
export async function fireConfetti(from: Element): Promise<void> {
  const { left, bottom, width } = from.getBoundingClientRect();
  const origin = { x: (left + width / 2) / innerWidth, y: Math.min(0.9, bottom / innerHeight) };
  const canvas = createFullScreenCanvas();
  // Without a worker: the library would start it from a blob URL, which the Content Security Policy blocks.
  const throwConfetti = create(canvas ?? undefined, { resize: true });
  const confettiOptions = { particleCount: 70, spread: 75, startVelocity: 42, colors: COLORS, origin, disableForReducedMotion: true };
  await Promise.all([throwConfetti({ ...confettiOptions, angle: 65 }), throwConfetti({ ...confettiOptions, angle: 115 })]);
  canvas?.remove();
}
