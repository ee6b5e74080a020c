// How a client's project runs.
import type { FaqItem, NamedText } from '#app/content/schema/game-schema.ts';

export const ANSWERED_BY = 'One of us';

export const steps: readonly NamedText[] = [
  { name: 'Listen', note: 'One day', text: 'You show us the game, and we look at it on the oldest phone that it has to run on.' },
  { name: 'Build', note: 'Three weeks', text: 'A first wave after three days, and a better one every Thursday after that.' },
];

export const ways: readonly NamedText[] = [
  { name: 'One Effect', note: '€4,000', text: 'A pool, a river or a rainy window, with its source code and the evening.' },
  { name: 'A Whole Sea', note: 'From €12,000', text: 'All the water of your game, in all of its weathers, until it is released.' },
];

export const clientQuestions: readonly FaqItem[] = [
  {
    slug: 'engines',
    question: 'Which engines do you know?',
    answer: 'Unity and Godot, and whatever else draws triangles. Tell us early if yours does not.',
  },
];
