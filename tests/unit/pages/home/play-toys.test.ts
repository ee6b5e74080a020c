// Tests the order in which the frames of a toy's film strip show, and which presses wait for its end.
import { expect, it } from 'vitest';
import { createFilmKeyframes } from '#app/components/ui/pictures/film-strip.ts';
import { canWait } from '#app/pages/home/play-toys.ts';

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

const PRESS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it('lets only a finger wait: not a mouse, nor a press that opens a new tab', () => {
  expect(canWait(PRESS, 'touch')).toBe(true);
  expect(canWait(PRESS, 'mouse')).toBe(false);
  expect(canWait(PRESS, '')).toBe(false); // no pointer was there
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) expect(canWait({ ...PRESS, [key]: true }, 'touch')).toBe(false);
});
