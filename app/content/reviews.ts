// The three player reviews that stand on every game page; authors and words are invented: sample content to be replaced.
import type { Review } from './schema.ts';

export const reviews: readonly Review[] = [
  {
    author: 'Marta K.',
    rating: 5,
    reviewBody:
      'I started it during a two-hour train delay and was a little sorry when the train came. It looks like a toy store, it does what my thumb expects, and it keeps its ads out of the way while I am busy.',
    datePublished: '2026-05-18',
  },
  {
    author: 'Theo B.',
    rating: 5,
    reviewBody:
      'My phone is six years old and this runs on it without a hiccup. I wrote to support about a sound that bothered me, a real person answered the next day, and the update after that had a switch for it.',
    datePublished: '2026-07-02',
  },
  {
    author: 'Gayane S.',
    rating: 4,
    reviewBody:
      'Five minutes with my morning coffee, that was the plan. My coffee is now always cold. I take off one star because my mother is better at it than I am and mentions it every Sunday.',
    datePublished: '2026-09-27',
  },
];
