// Texts of the page of Snake.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Snake Online, Free, No Sign-Up',
  description:
    'Steer a hungry snake across the lawn, eat apricots and mind your own tail. Snake plays in your browser, free, by keys, swipes or buttons.',
  keywords: ['snake game', 'snake online', 'play snake free', 'snake no walls', 'classic snake game'],
  intro:
    'The snake never stops and never slows down. Every apricot is worth ten points and makes it one piece longer, and sooner or later the longest thing on the lawn is your own regret. The lawn has 400 squares. Fill them all and you have won.',
  rules: [
    'The snake starts in the middle, three squares long, and takes one step every 150 milliseconds. That pace never changes.',
    'It cannot turn back on itself. Two quick turns in a row are remembered and taken one step after the other.',
    'You may move into the square that your tail is just leaving. Your tail stays put for one step when you have eaten.',
    'A new apricot can appear on any free square, each one as likely as the next.',
    'Speed, board and apricots are chosen on the lawn before the start, in any combination. Each combination keeps a best score of its own.',
    'Leave the page and the game waits for you. When you press Resume, it counts to three first.',
  ],
  tips: [
    'Stay away from the edges while you are short, and use them as a guide once you are long.',
    'Fold yourself up. Run in neat rows, back and forth, and keep one lane free as the way out.',
    'Follow your tail. It is the one place on the lawn that is sure to be free by the time you get there.',
    'Do not race to the apricot. Nobody is timing you, and the direct way is often the one that shuts the door behind you.',
  ],
  variants: {
    classic: 'Walls all round the lawn. Hit one and it is over.',
    slow: 'The same lawn, at a stroll: a step takes 220 milliseconds.',
    fast: 'Ten steps a second. Think two turns ahead.',
    'no-walls': 'Leave on one side, come back on the other. Only your own body can stop you.',
    stones: 'Sixteen stones on the lawn, elsewhere in each game. There is always a way round.',
    'three-apricots': 'Three apricots at a time. Pick the nearest, or plan the tour.',
    'step-by-step': 'No clock: each press is one step, and a screen reader says where the apricot is and what is in the way.',
  },
  questions: [
    {
      slug: 'can-you-win',
      question: 'Can you win at Snake?',
      answer:
        'Yes. When the snake covers all 400 squares there is no room for another apricot, and you have won with 3,970 points. It takes patience and one very tidy route.',
    },
    {
      slug: 'does-it-speed-up',
      question: 'Does the snake get faster?',
      answer:
        'No. It moves at the same pace from the first apricot to the last. It only feels faster, because there is less and less room to be wrong in.',
    },
  ],
  playModes: ['SinglePlayer'],
  updated: '2026-11-22',
};
