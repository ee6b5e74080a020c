// Tests which frame of a toy's film strip shows when.
import { expect, it } from 'vitest';
import { createFilmKeyframes } from '#app/pages/home/play-toys.ts';

const FRAMES = 4;

/** The frame that shows at a share of the time: a strip of four frames is moved up by a quarter of its height for each. */
function getFrame(share: number): number {
  const keyframes = createFilmKeyframes(FRAMES);
  const { transform = '' } = keyframes[Math.floor(share * (keyframes.length - 1))] ?? {};
  return (-Number(/translateY\((.*)%\)/.exec(transform)?.[1]) / 100) * FRAMES;
}

it('shows each frame of a strip for the same time, and then the first one again, in which the toy is at rest', () => {
  const shown = Array.from({ length: 50 }, (_, index) => getFrame((index + 0.5) / 50));
  expect(shown).toEqual([0, 1, 2, 3, 0].flatMap((frame) => Array.from({ length: 10 }, () => expect.closeTo(frame) as number)));
});
