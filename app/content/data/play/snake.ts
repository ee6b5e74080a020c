// Texts of the page of Snake.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Snake Online, Free, No Sign-Up',
  description: 'Steer a hungry snake across the lawn, eat apricots and watch your own tail. Free, with keys, swipes or buttons.',
  keywords: ['snake game', 'snake online', 'play snake free', 'snake no walls', 'classic snake game'],
  rules: [
    "The snake can't turn back on itself. Two quick turns in a row are remembered and taken one step at a time.",
    'You can move into the square your tail is leaving. After you eat, your tail stays put for one step.',
    'Each variant keeps its own best score.',
  ],
  tips: [
    "Stay away from the edges while you're short. Use them as a guide once you're long.",
    'Run in neat rows, back and forth, and keep one lane free as a way out.',
    'Follow your tail. That spot is sure to be free by the time you get there.',
    "Don't race to the apricot. The direct way often shuts the door behind you.",
  ],
  variants: {
    classic: "Walls all around the lawn. Hit one and it's over.",
    'no-walls': 'Leave on one side, come back on the other. Only your own body can stop you.',
    stones: "Sixteen stones on the lawn, in new spots each game. There's always a way around.",
    'step-by-step': "No clock: each press is one step, and a screen reader says where the apricot is and what's in the way.",
  },
  questions: [
    {
      slug: 'can-you-win',
      question: 'Can you win at Snake?',
      answer:
        'Yes. When the snake covers all 400 squares, you win with 3,970 points. It takes patience and a route that covers the whole lawn.',
    },
    {
      slug: 'does-it-speed-up',
      question: 'Does the snake get faster?',
      answer: "No. It moves at the same pace from the first apricot to the last. It only feels faster because you're running out of room.",
    },
  ],
  updated: '2026-11-22',
};
