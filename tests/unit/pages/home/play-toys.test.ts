// Tests the order in which the frames of a toy's film strip show.
import { expect, it } from 'vitest';
import { createFilmKeyframes } from '#app/pages/home/play-toys.ts';

it('shows each frame of a strip for the same time, and then the first one again, in which the toy is at rest', () => {
  const offsets = createFilmKeyframes(4).map(({ transform }) => Math.abs(Number.parseFloat(transform.replace('translateY(', ''))));
  expect(offsets).toEqual([0, 25, 50, 75, 0, 0]); // the last one only ends the time of the one before
});
